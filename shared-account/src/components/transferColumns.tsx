import { RelativeTime } from '@tracking-console/ui';
import { type Column, formatMoney } from '@tracking-console/ui/later';
import type { Transfer } from '../model/transfers.ts';
import type { Text } from '../useText.ts';
import { Receipts } from './Receipts.tsx';
import { TransferStatusBadge } from './transferStatus.tsx';
import styles from './transfers.module.css';

interface Words {
  t: Text;
  language: string;
  /** Formats a day with its year. */
  day: Intl.DateTimeFormat;
}

/** The columns of the transfer lists, the customer's and the staff's. */
export function transferColumns<Row extends Transfer>({ t, language, day }: Words): Column<Row>[] {
  return [
    {
      key: 'orderNo',
      title: t('column.orderNo'),
      primary: true,
      cell: ({ orderNo }) => <span className={styles.number}>{orderNo}</span>,
    },
    { key: 'id', title: t('column.transferNo'), priority: 5, cell: ({ id }) => id ?? '–' },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ amount, orderAmount, currency }) => (
        <span className={styles.number}>{formatMoney(amount ?? orderAmount, currency, language)}</span>
      ),
    },
    { key: 'payer', title: t('column.payer'), priority: 3, cell: ({ payer }) => payer || '–' },
    {
      key: 'date',
      title: t('column.transferDate'),
      priority: 4,
      cell: ({ transferDate }) => (transferDate ? day.format(new Date(transferDate)) : '–'),
    },
    { key: 'reference', title: t('column.reference'), priority: 5, cell: ({ reference }) => reference || '–' },
    {
      key: 'receipts',
      title: t('column.receipt'),
      priority: 4,
      cell: ({ amount, receipts: all }) => (amount === null ? '–' : <Receipts receipts={all} size={32} />),
    },
    { key: 'status', title: t('column.status'), cell: ({ status }) => <TransferStatusBadge status={status} /> },
    { key: 'reason', title: t('column.rejectReason'), priority: 5, cell: ({ reviewNote }) => reviewNote || '–' },
    {
      key: 'updated',
      title: t('column.updated'),
      priority: 3,
      cell: ({ updateTime }) => <RelativeTime iso={updateTime} />,
    },
  ];
}

export const transferSummary = (language: string) =>
  function Summary({ status, amount, orderAmount, currency, payer, productName }: Transfer) {
    return (
      <span className={styles.summary}>
        <TransferStatusBadge status={status} />
        {formatMoney(amount ?? orderAmount, currency, language)} · {payer || productName}
      </span>
    );
  };
