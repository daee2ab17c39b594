import { INVOICE_CODES, type InvoiceRefusal } from '@tracking-console/contract/orders/invoiceConstants';
import { type Refusal, RolledBack, refuse } from '../../http/calls/refusal.ts';

/** @param about the field, as the form names it, and what is wrong with it */
export const refuseInvoice = (
  name: InvoiceRefusal,
  message: string,
  about: { field?: string; fault?: string } = {},
): Refusal => refuse(INVOICE_CODES[name], message, { Field: about.field ?? '', Fault: about.fault ?? '' });

/** The same of a transaction, which is rolled back. */
export const rolledBack = (...why: Parameters<typeof refuseInvoice>) => new RolledBack(refuseInvoice(...why));
