import type { InvoiceDetails } from '@tracking-console/contract/invoiceRules';

/** Over which orders, or in the place of which invoice. */
export type InvoiceRequest =
  | { call: 'ApplyInvoice'; OrderNos: readonly string[]; total: string; details?: InvoiceDetails; Note?: string }
  | { call: 'CorrectInvoice'; Id: string; InvoiceNo: string; details: InvoiceDetails; Note: string };

export interface InvoiceDialogProps {
  request: InvoiceRequest;
  /** International invoices; otherwise those of mainland China. */
  isAbroad: boolean;
  onRequested: () => void;
  onClose: () => void;
}
