import type { ViewSettingsChoices } from '@tracking-console/app-kit/later';
import type { OrderStatus } from '@tracking-console/contract/orders/orderConstants';
import { FormattedNumber, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, formatMoney, type Hue } from '@tracking-console/ui/later';
import type { Order } from '../../model/orders.ts';
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

export function orderColumns(t: Text, language: string): (Column<Order> & { key: OrderColumn | 'orderNo' })[] {
  return [
    {
      key: 'orderNo',
      title: t('column.orderNo'),
      primary: true,
      cell: ({ orderNo }) => <span className={styles.number}>{orderNo}</span>,
    },
    { key: 'type', title: t('column.type'), priority: 4, cell: ({ type }) => t(`orders.type.${type}`) },
    {
      key: 'product',
      title: t('column.product'),
      cell: ({ productName, quantity }) => (quantity > 1 ? `${productName} × ${quantity}` : productName),
    },
    {
      key: 'quota',
      title: t('column.quota'),
      align: 'end',
      priority: 4,
      cell: ({ quota }) => <FormattedNumber value={quota} />,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <span className={styles.money}>{formatMoney(amount, currency, language)}</span>,
    },
    {
      key: 'payMethod',
      title: t('column.payMethod'),
      priority: 4,
      cell: ({ payMethod }) => t(`orders.method.${payMethod}`),
    },
    { key: 'status', title: t('column.status'), cell: ({ status }) => <OrderStatusBadge status={status} t={t} /> },
    { key: 'created', title: t('column.created'), priority: 3, cell: ({ createTime }) => time(createTime) },
    { key: 'paid', title: t('column.paid'), priority: 5, cell: ({ payTime }) => time(payTime) },
    {
      key: 'validUntil',
      title: t('column.validUntil'),
      priority: 5,
      cell: ({ quotaExpireTime, status }) =>
        quotaExpireTime && status === 'Paid' ? <DateTime iso={quotaExpireTime} detail="day" /> : '–',
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
  function Summary({ productName, amount, currency, status, createTime }: Order) {
    return (
      <span className={styles.summary}>
        <OrderStatusBadge status={status} t={t} />
        {formatMoney(amount, currency, language)} · {productName} · <RelativeTime iso={createTime} />
      </span>
    );
  };
