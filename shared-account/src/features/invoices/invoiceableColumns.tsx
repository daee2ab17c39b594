import { Button, RelativeTime } from '@tracking-console/ui';
import { type Column, formatMoney } from '@tracking-console/ui/later';
import type { Order } from '../../model/orders.ts';
import type { Text } from '../../useText.ts';
import styles from './invoices.module.css';

interface Surroundings {
  t: Text;
  language: string;
  onReceipt: (orderNo: string) => void;
}

/** The columns of paid orders without an invoice. */
export function invoiceableColumns({ t, language, onReceipt }: Surroundings): Column<Order>[] {
  return [
    { key: 'orderNo', title: t('column.orderNo'), primary: true, cell: ({ orderNo }) => orderNo },
    {
      key: 'product',
      title: t('column.product'),
      cell: ({ productName, quantity }) => (quantity > 1 ? `${productName} × ${quantity}` : productName),
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <span className={styles.number}>{formatMoney(amount, currency, language)}</span>,
    },
    {
      key: 'paid',
      title: t('column.paid'),
      priority: 3,
      cell: ({ payTime }) => (payTime ? <RelativeTime iso={payTime} /> : '–'),
    },
    {
      key: 'receipt',
      title: t('column.receipt'),
      sticky: true,
      priority: 3,
      align: 'end',
      cell: ({ orderNo }) => (
        <Button size="sm" kind="text" onClick={() => onReceipt(orderNo)}>
          {t('orders.action.receipt')}
        </Button>
      ),
    },
  ];
}
