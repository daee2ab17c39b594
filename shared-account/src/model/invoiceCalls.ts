import { INVOICE_CODES, type InvoiceRefusal } from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceFault, InvoiceField } from '@tracking-console/contract/orders/invoiceRules';
import type { INVOICE_API_METHODS } from '@tracking-console/contract/orders/invoices';
import { type CallError, legacyCallOf } from '@tracking-console/platform';
import { refusalNames, silentIf } from './refusals.ts';

/** One of the calls about invoices, as it is sent. */
export const invoiceCall = legacyCallOf<typeof INVOICE_API_METHODS>('invoice');

export interface RefusedInvoice {
  refused: InvoiceRefusal;
  /** The field that was refused. */
  field: InvoiceField | '';
  fault: InvoiceFault | '';
}

const refusalOf = refusalNames(INVOICE_CODES);

export const silentInvoiceRefusal = silentIf(refusalOf);

/** Why a write was refused, if its dialog shows it. */
export function invoiceRefusalOf(error: unknown): RefusedInvoice | undefined {
  const refused = refusalOf(error);
  if (!refused) return undefined;
  const { Field = '', Fault = '' } = ((error as CallError).data ?? {}) as { Field?: string; Fault?: InvoiceFault }; // as the server refuses
  const field = (Field.charAt(0).toLowerCase() + Field.slice(1)) as InvoiceField | ''; // which it names with a capital
  return { refused, field, fault: Fault };
}
