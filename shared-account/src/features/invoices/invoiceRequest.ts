import type { InvoiceDetails } from '@tracking-console/contract/orders/invoiceRules';

/** The orders it is for, or the invoice it replaces. */
export type InvoiceRequest =
  | { orderNos: readonly string[]; total: string; details?: InvoiceDetails; note?: string }
  | { id: string; invoiceNo: string; details: InvoiceDetails; note: string };

export interface InvoiceDialogProps {
  request: InvoiceRequest;
  /** International invoices; otherwise those of mainland China. */
  isAbroad: boolean;
  onRequested: () => void;
  onClose: () => void;
}
