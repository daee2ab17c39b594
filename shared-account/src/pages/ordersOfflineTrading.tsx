import { useTranslation } from 'react-i18next';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { Page } from '../frame/Page.tsx';

/** PG-6 */
export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('ordersOfflineTrading.title')} description={t('ordersOfflineTrading.text')}>
      <EmptyList list="transfers" />
    </Page>
  );
}
