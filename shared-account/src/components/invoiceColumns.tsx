import type { InvoiceState } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import { RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, formatMoney, type Hue } from '@tracking-console/ui/later';
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
/** Orders whose numbers stand in a row. */
const NAMED_ORDERS = 2;

export function InvoiceStatusBadge({ status }: { status: InvoiceState }) {
  const t = useText();
  return <StatusBadge tone={TONES[status]}>{t(`invoices.status.${status}`)}</StatusBadge>;
}

const time = (iso: string | null) => (iso ? <RelativeTime iso={iso} /> : '–');

/** What the lists of invoices show, the customer's and the staff's. */
export function invoiceColumns<Row extends InvoiceRow>({ t, language }: Words): Column<Row>[] {
  return [
    {
      key: 'invoiceNo',
      title: t('column.invoiceNo'),
      primary: true,
      cell: ({ InvoiceNo }) => <span className={styles.number}>{InvoiceNo ?? '–'}</span>,
    },
    {
      key: 'kind',
      title: t('column.kind'),
      priority: 4,
      cell: ({ Kind, Corrects }) => (
        <>
          {t(`invoices.kind.${Kind}`)}
          {Corrects && <span className={styles.aside}>{t('invoices.corrects', { number: Corrects })}</span>}
        </>
      ),
    },
    { key: 'title', title: t('column.title'), cell: ({ Title }) => Title },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ Amount, Currency }) => <span className={styles.number}>{formatMoney(Amount, Currency, language)}</span>,
    },
    {
      key: 'orders',
      title: t('column.orders'),
      priority: 5,
      cell: ({ OrderNos }) => (
        <span className={styles.number} title={OrderNos.join(', ')}>
          {OrderNos.slice(0, NAMED_ORDERS).join(', ')}
          {OrderNos.length > NAMED_ORDERS && ` +${OrderNos.length - NAMED_ORDERS}`}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('column.status'),
      cell: ({ Status, RejectReason }) => (
        <>
          <InvoiceStatusBadge status={Status} />
          {RejectReason && <span className={styles.aside}>{RejectReason}</span>}
        </>
      ),
    },
    { key: 'applied', title: t('column.applied'), priority: 4, cell: ({ ApplyTime }) => time(ApplyTime) },
    { key: 'issued', title: t('column.issued'), priority: 4, cell: ({ IssueTime }) => time(IssueTime) },
  ];
}

export const invoiceSummary = ({ language }: Words) =>
  function Summary({ Status, Amount, Currency, Title, RejectReason }: InvoiceRow) {
    return (
      <span className={styles.summary}>
        <InvoiceStatusBadge status={Status} /> {formatMoney(Amount, Currency, language)} · {Title}
        {RejectReason && <span className={styles.aside}>{RejectReason}</span>}
      </span>
    );
  };
