import type { ViewSettingsChoices } from '@tracking-console/app-kit/later';
import type { OrderStatus } from '@tracking-console/contract/orderConstants';
import type { OrderRow } from '@tracking-console/contract/orders';
import { FormattedNumber, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, formatMoney, type Hue } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './orders.module.css';

const TONES: Record<OrderStatus, Hue> = {
  Pending: 'amber',
  Paid: 'green',
  Closed: 'grey',
  Refunding: 'blue',
  Refunded: 'grey',
};

export function OrderStatusBadge({ status, t }: { status: OrderStatus; t: Text }) {
  return <StatusBadge tone={TONES[status]}>{t(`orders.status.${status}`)}</StatusBadge>;
}

const NAMES = [
  'type',
  'product',
  'quota',
  'amount',
  'payMethod',
  'status',
  'created',
  'paid',
  'validUntil',
  'invoice',
] as const;
export type OrderColumn = (typeof NAMES)[number];

export const VIEW_CHOICES: ViewSettingsChoices<OrderColumn> = {
  name: 'orders',
  columns: NAMES,
  initial: { columns: NAMES, density: 'regular' },
};

const time = (iso: string | null) => (iso ? <RelativeTime iso={iso} /> : '–');

export function orderColumns(t: Text, language: string): (Column<OrderRow> & { key: OrderColumn | 'orderNo' })[] {
  return [
    {
      key: 'orderNo',
      title: t('column.orderNo'),
      primary: true,
      cell: ({ OrderNo }) => <span className={styles.number}>{OrderNo}</span>,
    },
    { key: 'type', title: t('column.type'), priority: 4, cell: ({ Type }) => t(`orders.type.${Type}`) },
    {
      key: 'product',
      title: t('column.product'),
      cell: ({ ProductName, Quantity }) => (Quantity > 1 ? `${ProductName} × ${Quantity}` : ProductName),
    },
    {
      key: 'quota',
      title: t('column.quota'),
      align: 'end',
      priority: 4,
      cell: ({ Quota }) => <FormattedNumber value={Quota} />,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ Amount, Currency }) => <span className={styles.money}>{formatMoney(Amount, Currency, language)}</span>,
    },
    {
      key: 'payMethod',
      title: t('column.payMethod'),
      priority: 4,
      cell: ({ PayMethod }) => t(`orders.method.${PayMethod}`),
    },
    { key: 'status', title: t('column.status'), cell: ({ Status }) => <OrderStatusBadge status={Status} t={t} /> },
    { key: 'created', title: t('column.created'), priority: 3, cell: ({ CreateTime }) => time(CreateTime) },
    { key: 'paid', title: t('column.paid'), priority: 5, cell: ({ PayTime }) => time(PayTime) },
    {
      key: 'validUntil',
      title: t('column.validUntil'),
      priority: 5,
      cell: ({ QuotaExpireTime, Status }) =>
        QuotaExpireTime && Status === 'Paid' ? <DateTime iso={QuotaExpireTime} detail="day" /> : '–',
    },
    {
      key: 'invoice',
      title: t('column.invoice'),
      priority: 5,
      cell: (order) => <InvoiceStatus order={order} />,
    },
  ];
}

export const orderSummary = (t: Text, language: string) =>
  function Summary({ ProductName, Amount, Currency, Status, CreateTime }: OrderRow) {
    return (
      <span className={styles.summary}>
        <OrderStatusBadge status={Status} t={t} />
        {formatMoney(Amount, Currency, language)} · {ProductName} · <RelativeTime iso={CreateTime} />
      </span>
    );
  };
