import type { InvoiceDetails } from '@tracking-console/contract/orders/invoiceRules';

/** Over which orders, or in the place of which invoice. */
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
