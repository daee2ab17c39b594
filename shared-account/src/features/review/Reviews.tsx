import { Page } from '@tracking-console/ui';
import { Tabs } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../useText.ts';
import { InvoiceReviews } from './InvoiceReviews.tsx';
import { TransferReviews } from './TransferReviews.tsx';

/** The work of the provider's staff: transfers and requested invoices of all customers. */
export function Reviews() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'invoices' ? 'invoices' : 'transfers';
  return (
    <Page title={t('menu.transferReview')}>
      <Tabs
        label={t('menu.transferReview')}
        tabs={[
          { key: 'transfers', label: t('lists.transfers.title') },
          { key: 'invoices', label: t('menu.apiInvoice') },
        ]}
        active={tab}
        onChange={(key) => setAddress(new URLSearchParams(key === 'invoices' ? { tab: key } : {}))}
      >
        {tab === 'invoices' ? <InvoiceReviews /> : <TransferReviews />}
      </Tabs>
    </Page>
  );
}
