import { INVOICE_CODES, type InvoiceRefusal as RefusalName } from '@tracking-console/contract/invoiceConstants';
import type { Database } from '../../database.ts';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What everything about invoices goes through. */
export interface InvoiceContext {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  makePdf: MakePdf;
  brand: string;
  /** Of the page's own addresses. */
  origin: string;
  onProblem: (message: string) => void;
}

/** Why something cannot be done, for the field it was asked in. */
export class InvoiceRefusal extends Error {
  readonly code: number;
  readonly field: string;
  /** What is wrong with the field. */
  readonly fault: string;

  constructor(name: RefusalName, message: string, { field = '', fault = '' } = {}) {
    super(message);
    this.code = INVOICE_CODES[name];
    this.field = field;
    this.fault = fault;
  }
}
