import type { Database } from '../../database.ts';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The services that invoices use. */
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
