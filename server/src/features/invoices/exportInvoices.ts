import type { InvoiceRow } from '@tracking-console/contract/orders/invoices';
import { decimal } from '../../documents/formatAmount.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Download } from '../../http/calls/sendFile.ts';
import { tableFile } from '../tasks/files/tableFile.ts';

const COLUMNS = [
  'column.invoiceNo',
  'column.kind',
  'column.corrects',
  'column.title',
  'invoices.field.vatNo',
  'column.currency',
  'column.amount',
  'column.orders',
  'column.status',
  'column.rejectReason',
  'column.applied',
  'column.issued',
] as const;

/** A list of invoices as a file, in the customer's language. */
export function exportInvoices(invoices: readonly InvoiceRow[], format: 'csv' | 'xlsx', language: string): Download {
  const { t } = textsOf(language);
  const rows = invoices.map((invoice) => [
    invoice.InvoiceNo ?? '',
    t(`invoices.kind.${invoice.Kind}`),
    invoice.Corrects ?? '',
    invoice.Title,
    invoice.TaxNo,
    invoice.Currency,
    decimal(invoice.Amount, invoice.Currency),
    invoice.OrderNos.join(', '),
    t(`invoices.status.${invoice.Status}`),
    invoice.RejectReason,
    invoice.ApplyTime,
    invoice.IssueTime ?? '',
  ]);
  return tableFile('invoices', [COLUMNS.map((column) => t(column)), ...rows], format);
}
