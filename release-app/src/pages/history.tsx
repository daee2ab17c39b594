import { useTranslation } from 'react-i18next';
import { History } from '../features/history/History.tsx';
import { Page } from '../frame/Page.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('history.title')} description={t('history.text')}>
      <History />
    </Page>
  );
}
