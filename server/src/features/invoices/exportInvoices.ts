import type { InvoiceRow } from '@tracking-console/contract/orders/invoices';
import { decimal } from '../../documents/formatAmount.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Download } from '../../http/calls/sendFile.ts';
import { tableFile } from '../tasks/files/tableFile.ts';

const COLUMNS = [
  'number',
  'kind',
  'corrects',
  'title',
  'taxNo',
  'currency',
  'amount',
  'orders',
  'status',
  'reason',
  'applied',
  'issued',
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
  return tableFile('invoices', [COLUMNS.map((column) => t(`invoices.column.${column}`)), ...rows], format);
}
