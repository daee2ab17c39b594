import type { ApplyInvoice, CorrectInvoice } from '@tracking-console/contract/orders/invoices';
import type { PgBoss } from 'pg-boss';
import { Refusal } from '../../http/calls/refusal.ts';
import type { IdentityOwner } from '../../owner.ts';
import { applyInvoice, correctInvoice, withdrawInvoice } from './applyInvoice.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import { mailDecided, resendInvoice, writeInvoice } from './invoiceMails.ts';
import { createInvoiceReads } from './invoiceReads.ts';
import { refuseInvoice } from './invoiceRefusal.ts';
import { createInvoiceReviews } from './invoiceReviews.ts';
import { issueDue } from './issueInvoices.ts';
import { createProfiles } from './profiles.ts';
import { statementContent } from './statementContent.ts';

const QUEUE = 'invoices';
const EVERY_MINUTE = '* * * * *';

export type InvoiceServices = ReturnType<typeof createInvoiceServices>;
export type InvoiceJobs = InvoiceServices['invoiceJobs'];

/** Invoices, from the request to the mail. */
export function createInvoiceServices(given: InvoiceContext & { issuing: 'automatic' | 'manual' }) {
  const invoiceReads = createInvoiceReads(given);
  const context = { ...given, invoiceReads };

  const invoices = {
    apply: (gid: string, wanted: ApplyInvoice) => applyInvoice(context, gid, wanted),
    withdraw: (gid: string, id: string) => withdrawInvoice(context, gid, id),
    correct: (gid: string, wanted: CorrectInvoice) => correctInvoice(context, gid, wanted),
    resend: (gid: string, id: string) => resendInvoice(context, gid, id),

    /** Only if it has been issued. */
    async write(gid: string, id: string) {
      const invoice = await invoiceReads.findOwn(gid, id);
      if (invoice instanceof Refusal) return invoice;
      if (invoice.number === null) return refuseInvoice('notIssued', 'The invoice is not issued.', { field: 'Id' });
      return writeInvoice(context, invoice);
    },

    /** @param month such as 2026-03, in UTC */
    async writeStatement(owner: IdentityOwner, email: string, month: string) {
      const from = new Date(`${month}-01T00:00:00Z`);
      const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
      const orders = await invoiceReads.listPaid(owner, { from, to });
      const content = statementContent({ month, orders, email, brand: given.brand, now: given.now() });
      const bytes = await given.makePdf(owner.gid, content);
      return { name: `statement-${month}.pdf`, type: 'application/pdf', bytes };
    },
  };

  const invoiceJobs = {
    /** Any number of processes may do it at once. */
    async run(): Promise<void> {
      if (given.issuing === 'automatic') await issueDue(context);
      await mailDecided(context);
    },
  };

  const invoiceReviews = createInvoiceReviews(context);
  return { invoices, invoiceReads, invoiceReviews, invoiceProfiles: createProfiles(given), invoiceJobs };
}

/** An invoice is issued within a minute of its request. */
export async function startInvoiceJobs(jobs: PgBoss, invoiceJobs: InvoiceJobs): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => invoiceJobs.run());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
