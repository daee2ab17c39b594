import type { OrderRow } from '@tracking-console/contract/orders';
import { Button, RelativeTime } from '@tracking-console/ui';
import { type Column, formatMoney } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import styles from './invoices.module.css';

interface Surroundings {
  t: Text;
  language: string;
  onReceipt: (orderNo: string) => void;
}

/** Of paid orders without an invoice. */
export function invoiceableColumns({ t, language, onReceipt }: Surroundings): Column<OrderRow>[] {
  return [
    { key: 'orderNo', title: t('column.orderNo'), primary: true, cell: ({ OrderNo }) => OrderNo },
    {
      key: 'product',
      title: t('column.product'),
      cell: ({ ProductName, Quantity }) => (Quantity > 1 ? `${ProductName} × ${Quantity}` : ProductName),
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: ({ Amount, Currency }) => <span className={styles.number}>{formatMoney(Amount, Currency, language)}</span>,
    },
    {
      key: 'paid',
      title: t('column.paid'),
      priority: 3,
      cell: ({ PayTime }) => (PayTime ? <RelativeTime iso={PayTime} /> : '–'),
    },
    {
      key: 'receipt',
      title: t('column.receipt'),
      sticky: true,
      priority: 3,
      align: 'end',
      cell: ({ OrderNo }) => (
        <Button size="sm" kind="text" onClick={() => onReceipt(OrderNo)}>
          {t('orders.action.receipt')}
        </Button>
      ),
    },
  ];
}
