import { useLanguage } from '@tracking-console/app-kit';
import type { OrderRow } from '@tracking-console/contract/orders';
import { invoicePath } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

type Invoiced = Pick<OrderRow, 'App' | 'OrderNo' | 'InvoiceStatus'>;

/** The page that offers an order's invoice, with the order chosen; undefined: not in this language. */
export function requestAddress({ App, OrderNo }: Invoiced, language: string): string | undefined {
  const page = invoicePath(App, language);
  return page && `${page}?text=${OrderNo}&order=${OrderNo}`;
}

export function InvoiceStatus({ order }: { order: Invoiced }) {
  const t = useText();
  const page = invoicePath(order.App, useLanguage());
  const address = page && `${page}?tab=invoices&text=${order.OrderNo}`;
  const { InvoiceStatus: status } = order;
  if (status === 'None') return '–';
  const text = t(`invoices.status.${status}`);
  return address ? <TextLink href={address}>{text}</TextLink> : text;
}
