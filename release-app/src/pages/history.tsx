import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { History } from '../features/history/History.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('history.title')} description={t('history.text')}>
      <History />
    </Page>
  );
}
