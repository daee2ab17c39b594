import type { TransferRow } from '@tracking-console/contract/offline';
import { RelativeTime } from '@tracking-console/ui';
import { type Column, formatMoney } from '@tracking-console/ui/later';
import type { Text } from '../useText.ts';
import { Receipts } from './Receipts.tsx';
import { TransferStatusBadge } from './transferStatus.tsx';
import styles from './transfers.module.css';

interface Words {
  t: Text;
  language: string;
  /** Of a day with its year. */
  day: Intl.DateTimeFormat;
}

/** What the lists of transfers show, the customer's and the staff's. */
export function transferColumns<Row extends TransferRow>({ t, language, day }: Words): Column<Row>[] {
  return [
    {
      key: 'orderNo',
      title: t('column.orderNo'),
      primary: true,
      cell: ({ OrderNo }) => <span className={styles.number}>{OrderNo}</span>,
    },
    { key: 'id', title: t('column.transferNo'), priority: 5, cell: ({ Id }) => Id ?? '–' },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ Amount, OrderAmount, Currency }) => (
        <span className={styles.number}>{formatMoney(Amount ?? OrderAmount, Currency, language)}</span>
      ),
    },
    { key: 'payer', title: t('column.payer'), priority: 3, cell: ({ Payer }) => Payer || '–' },
    {
      key: 'date',
      title: t('column.transferDate'),
      priority: 4,
      cell: ({ TransferDate }) => (TransferDate ? day.format(new Date(TransferDate)) : '–'),
    },
    { key: 'reference', title: t('column.reference'), priority: 5, cell: ({ Reference }) => Reference || '–' },
    {
      key: 'receipts',
      title: t('column.receipt'),
      priority: 4,
      cell: ({ Amount, Receipts: all }) => (Amount === null ? '–' : <Receipts receipts={all} size={32} />),
    },
    { key: 'status', title: t('column.status'), cell: ({ Status }) => <TransferStatusBadge status={Status} /> },
    { key: 'reason', title: t('offline.reason'), priority: 5, cell: ({ ReviewNote }) => ReviewNote || '–' },
    {
      key: 'updated',
      title: t('column.updated'),
      priority: 3,
      cell: ({ UpdateTime }) => <RelativeTime iso={UpdateTime} />,
    },
  ];
}

export const transferSummary = (language: string) =>
  function Summary({ Status, Amount, OrderAmount, Currency, Payer, ProductName }: TransferRow) {
    return (
      <span className={styles.summary}>
        <TransferStatusBadge status={Status} />
        {formatMoney(Amount ?? OrderAmount, Currency, language)} · {Payer || ProductName}
      </span>
    );
  };
