import {
  MAX_REJECT_REASON,
  MIN_REJECT_REASON,
  type REVIEW_STATES,
} from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceReview, InvoiceReviewDetail } from '@tracking-console/contract/orders/invoices';
import type { Transaction } from '../../database.ts';
import { asc, desc, eq } from '../../drizzle.ts';
import type { Paging } from '../../http/calls/paging.ts';
import { type Refusal, RolledBack } from '../../http/calls/refusal.ts';
import type { Customer } from '../orders/readCustomer.ts';
import { users } from '../users/userTable.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import type { InvoiceReads } from './invoiceReads.ts';
import { refuseInvoice, rolledBack } from './invoiceRefusal.ts';
import { toInvoiceRow } from './invoiceRows.ts';
import { type InvoiceRecord, invoiceDecisions, invoices } from './invoiceTable.ts';
import { issueLocked } from './issueInvoices.ts';
import { endRequest, NO_INVOICE, requireRequested } from './lockInvoice.ts';

type Reviewer = Pick<Customer, 'gid' | 'email'>;
type Decision = 'Issued' | 'Rejected';

/** The invoices of all customers, for the staff who issue and reject them. */
export function createInvoiceReviews({ db, now, invoiceReads }: InvoiceContext & { invoiceReads: InvoiceReads }) {
  const joined = () =>
    db.select({ invoice: invoices, email: users.email }).from(invoices).innerJoin(users, eq(users.gid, invoices.gid));
  type Joined = Awaited<ReturnType<typeof joined>>[number];

  async function toReviews(found: readonly Joined[]): Promise<InvoiceReview[]> {
    const covered = await invoiceReads.orderNosOfAll(found.map(({ invoice }) => invoice.id));
    return found.map(({ invoice, email }) => ({
      ...toInvoiceRow(invoice, covered.get(invoice.id) ?? []),
      App: invoice.scope,
      Customer: email,
    }));
  }

  async function read(id: string): Promise<InvoiceReviewDetail | Refusal> {
    const [review] = await toReviews(await joined().where(eq(invoices.id, Number(id))));
    if (!review) return NO_INVOICE;
    const ofInvoice = eq(invoiceDecisions.invoiceId, Number(id));
    const made = await db.select().from(invoiceDecisions).where(ofInvoice).orderBy(asc(invoiceDecisions.id));
    return {
      ...review,
      Decisions: made.map(({ time, status, reason, email }) => ({
        Time: time.toISOString(),
        Status: status,
        Reason: reason,
        By: email,
      })),
    };
  }

  /** @throws RolledBack where it is not requested any more, or the reviewer's own */
  async function decide(
    { gid, email }: Reviewer,
    id: string,
    { status, reason }: { status: Decision; reason: string },
    carryOut: (transaction: Transaction, invoice: InvoiceRecord, time: Date) => Promise<unknown>,
  ): Promise<InvoiceReviewDetail | Refusal> {
    await db.transaction(async (transaction) => {
      const ofId = eq(invoices.id, Number(id));
      const [invoice] = await transaction.select().from(invoices).where(ofId).for('update');
      if (!invoice) throw new RolledBack(NO_INVOICE);
      // As with a transfer, reviewers cannot certify their own purchase.
      if (invoice.gid === gid) throw rolledBack('notReviewer', 'Another person issues or rejects your own invoice.');
      requireRequested(invoice);
      const time = now();
      await transaction.insert(invoiceDecisions).values({ invoiceId: invoice.id, time, gid, email, status, reason });
      await carryOut(transaction, invoice, time);
    });
    return read(id);
  }

  return {
    read,

    /** The invoices of one status, those that wait the longest first. */
    async list(status: (typeof REVIEW_STATES)[number], { page, perPage }: Paging) {
      const found = eq(invoices.status, status);
      const [order, byId] =
        status === 'Requested'
          ? [asc(invoices.applyTime), asc(invoices.id)]
          : [desc(invoices.applyTime), desc(invoices.id)];
      const [rows, total] = await Promise.all([
        joined()
          .where(found)
          .orderBy(order, byId)
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(invoices, found),
      ]);
      return { rows: await toReviews(rows), total };
    },

    issue: (by: Reviewer, id: string) => decide(by, id, { status: 'Issued', reason: '' }, issueLocked),

    async reject(by: Reviewer, id: string, reason: string): Promise<InvoiceReviewDetail | Refusal> {
      if (reason.length < MIN_REJECT_REASON)
        return refuseInvoice(
          'reasonLength',
          `The reason has ${MIN_REJECT_REASON} to ${MAX_REJECT_REASON} characters.`,
          { field: 'Reason' },
        );
      return decide(by, id, { status: 'Rejected', reason }, (transaction, invoice) =>
        endRequest(transaction, invoice, 'Rejected', reason),
      );
    },
  };
}
