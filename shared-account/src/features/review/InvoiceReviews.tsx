import { useLanguage } from '@tracking-console/app-kit';
import { isId, readPage, SecondStepNeeded, useOpenRow } from '@tracking-console/app-kit/later';
import { INVOICE_PAGE_SIZES, REVIEW_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { useListInvoiceReviewsQuery } from '../../model/invoiceQueries.ts';
import type { ReviewedInvoice } from '../../model/invoices.ts';
import { needsSecondStep } from '../../model/needsSecondStep.ts';
import { useText } from '../../useText.ts';
import { InvoiceReviewDrawer } from './InvoiceReviewDrawer.tsx';
import styles from './review.module.css';

const [PAGE_SIZE] = INVOICE_PAGE_SIZES;

/** The invoices of all customers, what waits the longest first. */
export function InvoiceReviews() {
  const t = useText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const status = REVIEW_STATES.find((value) => value === address.get('status')) ?? 'Requested';
  const list = useListInvoiceReviewsQuery({ status, page: readPage(address) });
  const open = useOpenRow('invoice', isId);
  const table = useListTable({
    query: list,
    rows: list.data?.invoices,
    pageSize: PAGE_SIZE,
    nothing: { title: t(status === 'Requested' ? 'review.empty' : 'lists.invoices.empty') },
  });
  const shared = invoiceColumns<ReviewedInvoice>({ t, language });
  if (needsSecondStep(list)) return <SecondStepNeeded onRetry={list.refetch} />;
  return (
    <div className={styles.list}>
      <p className={styles.quiet}>{t('review.invoices.text')}</p>
      <Segmented
        aria-label={t('column.status')}
        options={REVIEW_STATES.map((value) => ({ value, label: t(`invoices.status.${value}`) }))}
        value={status}
        onValueChange={(value) => setAddress(new URLSearchParams({ tab: 'invoices', status: value }))}
      />
      <Card title={t('menu.apiInvoice')} flush>
        <DataTable
          label={t('menu.apiInvoice')}
          columns={[
            { key: 'customer', title: t('review.customer'), primary: true, cell: ({ customer }) => customer },
            { key: 'taxNo', title: t('invoices.field.vatNo'), priority: 3, cell: ({ taxNo }) => taxNo || '–' },
            ...shared.map((column) => ({ ...column, primary: false })).filter(({ key }) => isShown(key)),
          ]}
          summary={invoiceSummary({ t, language })}
          {...table}
          {...open.rows(({ id }: ReviewedInvoice) => id)}
        />
      </Card>
      {open.key && <InvoiceReviewDrawer key={open.key} id={open.key} onClose={open.close} />}
    </div>
  );

  /** Without columns that are empty or the same in each row of a status. */
  function isShown(column: string): boolean {
    if (column === 'status') return status === 'Rejected';
    return status === 'Issued' || (column !== 'invoiceNo' && column !== 'issued');
  }
}
