import { useLanguage } from '@tracking-console/app-kit';
import { invoicePath } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import type { Order } from '../../model/orders.ts';
import { useText } from '../../useText.ts';

type Invoiced = Pick<Order, 'app' | 'orderNo' | 'invoiceStatus'>;

/** The page that offers an order's invoice, with the order chosen; undefined: not in this language. */
export function requestAddress({ app, orderNo }: Invoiced, language: string): string | undefined {
  const page = invoicePath(app, language);
  return page && `${page}?text=${orderNo}&order=${orderNo}`;
}

export function InvoiceStatus({ order }: { order: Invoiced }) {
  const t = useText();
  const page = invoicePath(order.app, useLanguage());
  const address = page && `${page}?tab=invoices&text=${order.orderNo}`;
  const { invoiceStatus: status } = order;
  if (status === 'None') return '–';
  const text = t(`invoices.status.${status}`);
  return address ? <TextLink href={address}>{text}</TextLink> : text;
}
