import { useLanguage } from '@tracking-console/app-kit';
import type { OrderRow } from '@tracking-console/contract/orders';
import { invoicePath } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

type Invoiced = Pick<OrderRow, 'App' | 'OrderNo' | 'InvoiceStatus'>;

/** The page that shows an order's invoice, or offers it where there is none; undefined: not in this language. */
export function invoiceAddress({ App, OrderNo, InvoiceStatus }: Invoiced, language: string): string | undefined {
  const page = invoicePath(App, language);
  return page && `${page}?${InvoiceStatus === 'None' ? '' : 'tab=invoices&'}text=${OrderNo}`;
}

export function InvoiceStatus({ order }: { order: Invoiced }) {
  const t = useText();
  const address = invoiceAddress(order, useLanguage());
  const { InvoiceStatus: status } = order;
  if (status !== 'Requested' && status !== 'Issued') return '–';
  const text = t(`invoices.status.${status}`);
  return address ? <TextLink href={address}>{text}</TextLink> : text;
}
