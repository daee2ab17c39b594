import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { ComposeForm } from '../features/releases/ComposeForm.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('compose.title')} description={t('compose.text')}>
      <ComposeForm />
    </Page>
  );
}
