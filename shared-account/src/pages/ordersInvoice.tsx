import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('ordersInvoice.title')} description={t('ordersInvoice.text')}>
      <EmptyList list="invoices" />
    </Page>
  );
}
