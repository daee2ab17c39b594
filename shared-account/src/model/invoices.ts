import type {
  InvoiceProfile,
  InvoiceReview,
  InvoiceReviewDetail,
  InvoiceRow,
} from '@tracking-console/contract/orders/invoices';
import { type Named, named } from './wireNames.ts';

export type Invoice = Named<InvoiceRow>;
/** As shown to the staff. */
export type ReviewedInvoice = Named<InvoiceReview>;
export interface ReviewedInvoiceWithDecisions extends ReviewedInvoice {
  decisions: readonly Named<InvoiceReviewDetail['Decisions'][number]>[];
}
export type Profile = Named<InvoiceProfile>;

export const readReviewWithDecisions = ({ Decisions, ...row }: InvoiceReviewDetail): ReviewedInvoiceWithDecisions => ({
  ...named(row as InvoiceReview), // without its decisions
  decisions: Decisions.map(named),
});
