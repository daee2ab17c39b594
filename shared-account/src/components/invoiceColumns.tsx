import type { InvoiceState } from '@tracking-console/contract/orders/invoiceConstants';
import { RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, formatMoney, type Hue } from '@tracking-console/ui/later';
import type { Invoice } from '../model/invoices.ts';
import { type Text, useText } from '../useText.ts';
import styles from './invoices.module.css';

interface Words {
  t: Text;
  language: string;
}

const TONES: Record<InvoiceState, Hue> = {
  Requested: 'amber',
  Issued: 'green',
  Withdrawn: 'grey',
  Corrected: 'grey',
  Rejected: 'red',
};
/** How many order numbers a row shows. */
const NAMED_ORDERS = 2;

export function InvoiceStatusBadge({ status }: { status: InvoiceState }) {
  const t = useText();
  return <StatusBadge tone={TONES[status]}>{t(`invoices.status.${status}`)}</StatusBadge>;
}

const time = (iso: string | null) => (iso ? <RelativeTime iso={iso} /> : '–');

/** The columns of the invoice lists, the customer's and the staff's. */
export function invoiceColumns<Row extends Invoice>({ t, language }: Words): Column<Row>[] {
  return [
    {
      key: 'invoiceNo',
      title: t('column.invoiceNo'),
      primary: true,
      cell: ({ invoiceNo }) => <span className={styles.number}>{invoiceNo ?? '–'}</span>,
    },
    {
      key: 'kind',
      title: t('column.kind'),
      priority: 4,
      cell: ({ kind, corrects }) => (
        <>
          {t(`invoices.kind.${kind}`)}
          {corrects && <span className={styles.aside}>{t('invoices.corrects', { number: corrects })}</span>}
        </>
      ),
    },
    { key: 'title', title: t('column.title'), cell: ({ title }) => title },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <span className={styles.number}>{formatMoney(amount, currency, language)}</span>,
    },
    {
      key: 'orders',
      title: t('column.orders'),
      priority: 5,
      cell: ({ orderNos }) => (
        <span className={styles.number} title={orderNos.join(', ')}>
          {orderNos.slice(0, NAMED_ORDERS).join(', ')}
          {orderNos.length > NAMED_ORDERS && ` +${orderNos.length - NAMED_ORDERS}`}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('column.status'),
      cell: ({ status, rejectReason }) => (
        <>
          <InvoiceStatusBadge status={status} />
          {rejectReason && <span className={styles.aside}>{rejectReason}</span>}
        </>
      ),
    },
    { key: 'applied', title: t('column.applied'), priority: 4, cell: ({ applyTime }) => time(applyTime) },
    { key: 'issued', title: t('column.issued'), priority: 4, cell: ({ issueTime }) => time(issueTime) },
  ];
}

export const invoiceSummary = ({ language }: Words) =>
  function Summary({ status, amount, currency, title, rejectReason }: Invoice) {
    return (
      <span className={styles.summary}>
        <InvoiceStatusBadge status={status} /> {formatMoney(amount, currency, language)} · {title}
        {rejectReason && <span className={styles.aside}>{rejectReason}</span>}
      </span>
    );
  };
