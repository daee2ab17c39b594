import { useLanguage } from '@tracking-console/app-kit';
import { readPage, SecondStepNeeded, withParameter } from '@tracking-console/app-kit/later';
import { INVOICE_PAGE_SIZES, REVIEW_STATES } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceReview } from '@tracking-console/contract/invoices';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { needsSecondStep } from '../../model/useLegacyData.ts';
import { usePagination } from '../../model/usePagination.ts';
import { useText } from '../../useText.ts';
import { InvoiceReviewDrawer } from './InvoiceReviewDrawer.tsx';
import styles from './review.module.css';

const [PAGE_SIZE] = INVOICE_PAGE_SIZES;

const readOpen = (address: URLSearchParams): string | undefined =>
  /^[0-9]{1,15}$/.exec(address.get('invoice') ?? '')?.[0];

/** The invoices of all customers, what waits the longest first. */
export function InvoiceReviews() {
  const t = useText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const page = readPage(address);
  const status = REVIEW_STATES.find((value) => value === address.get('status')) ?? 'Requested';
  const [state, refetch] = useInvoiceData('GetInvoiceReviews', { Status: status, Page: page });
  const loaded = state.phase === 'loaded' ? state : undefined;
  const pagination = usePagination(loaded?.page?.TotalCount, PAGE_SIZE);
  const open = readOpen(address);
  const addressOf = ({ Id }: InvoiceReview) => withParameter(address, 'invoice', Id);
  const title = status === 'Requested' ? t('review.empty') : t('lists.invoices.empty');
  const empty = useEmptyList(state.phase === 'failed', refetch, { kind: 'nothing', title });
  const shared = invoiceColumns<InvoiceReview>({ t, language });
  if (needsSecondStep(state)) return <SecondStepNeeded onRetry={refetch} />;
  return (
    <div className={styles.list}>
      <p className={styles.quiet}>{t('review.invoices.text')}</p>
      <Segmented
        aria-label={t('column.status')}
        options={REVIEW_STATES.map((value) => ({ value, label: t(`invoices.status.${value}`) }))}
        value={status}
        onValueChange={(value) => setAddress(new URLSearchParams({ tab: 'invoices', status: value }))}
      />
      <Card title={t('lists.invoices.title')} flush>
        <DataTable
          label={t('lists.invoices.title')}
          columns={[
            { key: 'customer', title: t('review.customer'), primary: true, cell: ({ Customer }) => Customer },
            { key: 'taxNo', title: t('invoices.field.VatNo'), priority: 3, cell: ({ TaxNo }) => TaxNo || '–' },
            ...shared.map((column) => ({ ...column, primary: false })).filter(({ key }) => isShown(key)),
          ]}
          rows={loaded?.data.Invoices ?? []}
          rowKey={({ Id }) => Id}
          summary={invoiceSummary({ t, language })}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={empty}
          onRowOpen={(row) => setAddress(addressOf(row))}
          rowHref={(row) => `${pathname}?${addressOf(row)}`}
          activeKey={open ?? ''}
          pagination={pagination}
        />
      </Card>
      {open && (
        <InvoiceReviewDrawer
          key={open}
          id={open}
          onDecided={refetch}
          onClose={() => setAddress(withParameter(address, 'invoice', ''), { replace: true })}
        />
      )}
    </div>
  );

  /** Without the columns that are the same, or empty, in each row of a status. */
  function isShown(column: string): boolean {
    if (column === 'status') return status === 'Rejected';
    return status === 'Issued' || (column !== 'invoiceNo' && column !== 'issued');
  }
}
