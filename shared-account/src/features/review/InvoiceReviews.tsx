import { useLanguage } from '@tracking-console/app-kit';
import { readPage, SecondStepNeeded, withParameter } from '@tracking-console/app-kit/later';
import { INVOICE_PAGE_SIZES, REVIEW_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { useListInvoiceReviewsQuery } from '../../model/invoiceQueries.ts';
import type { ReviewedInvoice } from '../../model/invoices.ts';
import { isListFailed, isListLoading, needsSecondStep } from '../../model/listState.ts';
import { usePagination } from '../../model/usePagination.ts';
import { useText } from '../../useText.ts';
import { InvoiceReviewDrawer } from './InvoiceReviewDrawer.tsx';
import styles from './review.module.css';

const [PAGE_SIZE] = INVOICE_PAGE_SIZES;

const readOpen = (address: URLSearchParams): string | undefined =>
  /^[0-9]{1,15}$/.exec(address.get('invoice') ?? '')?.[0];

/** The invoices of all customers, the longest-waiting first. */
export function InvoiceReviews() {
  const t = useText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const page = readPage(address);
  const status = REVIEW_STATES.find((value) => value === address.get('status')) ?? 'Requested';
  const list = useListInvoiceReviewsQuery({ status, page });
  const pagination = usePagination(list.data?.total, PAGE_SIZE);
  const open = readOpen(address);
  const addressOf = ({ id }: ReviewedInvoice) => withParameter(address, 'invoice', id);
  const title = status === 'Requested' ? t('review.empty') : t('lists.invoices.empty');
  const empty = useEmptyList(isListFailed(list), list.refetch, { kind: 'nothing', title });
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
          rows={list.data?.invoices ?? []}
          rowKey={({ id }) => id}
          summary={invoiceSummary({ t, language })}
          loading={isListLoading(list)}
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
          onClose={() => setAddress(withParameter(address, 'invoice', ''), { replace: true })}
        />
      )}
    </div>
  );

  /** Without columns that are empty or the same in each row of a status. */
  function isShown(column: string): boolean {
    if (column === 'status') return status === 'Rejected';
    return status === 'Issued' || (column !== 'invoiceNo' && column !== 'issued');
  }
}
