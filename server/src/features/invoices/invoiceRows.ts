import {
  faultsIn,
  type InvoiceDetails,
  readWireDetails,
  tidyDetails,
  toWireDetails,
  wireNameOf,
} from '@tracking-console/contract/orders/invoiceRules';
import type { InvoiceProfile, InvoiceRow } from '@tracking-console/contract/orders/invoices';
import type { Refusal } from '../../http/calls/refusal.ts';
import { refuseInvoice } from './invoiceRefusal.ts';
import type { InvoiceRecord, ProfileRecord } from './invoiceTable.ts';

/** An invoice as the console shows it. */
export const toInvoiceRow = (invoice: InvoiceRecord, orderNos: readonly string[]): InvoiceRow => ({
  ...toWireDetails(invoice),
  Id: String(invoice.id),
  InvoiceNo: invoice.number,
  Corrects: invoice.corrects,
  Currency: invoice.currency,
  Amount: invoice.amount,
  OrderNos: [...orderNos],
  Note: invoice.note,
  Status: invoice.status,
  RejectReason: invoice.rejectReason,
  ApplyTime: invoice.applyTime.toISOString(),
  IssueTime: invoice.issueTime?.toISOString() ?? null,
});

export const toProfile = (profile: ProfileRecord): InvoiceProfile => ({
  ...toWireDetails(profile),
  Id: String(profile.id),
  IsDefault: profile.isDefault,
});

/** The details to be kept; a refusal names the first field that is wrong. */
export function readDetails(given: Parameters<typeof readWireDetails>[0], note = ''): InvoiceDetails | Refusal {
  const details = tidyDetails(readWireDetails(given));
  const [first] = Object.entries(faultsIn(details, note));
  if (!first) return details;
  const [name, fault] = first;
  const field = wireNameOf(name);
  return refuseInvoice('wrongDetails', `${field} is refused: ${fault}.`, { field, fault });
}
