import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { Loads } from '../features/loads/Loads.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('loads.title')} description={t('loads.text')}>
      <Loads />
    </Page>
  );
}
