import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../features/lists/EmptyList.tsx';

export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('ordersInvoice.title')} description={t('ordersInvoice.text')}>
      <EmptyList list="invoices" />
    </Page>
  );
}
