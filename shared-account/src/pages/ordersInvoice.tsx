import { useTranslation } from 'react-i18next';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { Page } from '../frame/Page.tsx';

/** PG-5 */
export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('ordersInvoice.title')} description={t('ordersInvoice.text')}>
      <EmptyList list="invoices" />
    </Page>
  );
}
