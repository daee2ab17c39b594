import type { Transaction } from '../../database.ts';
import { asc, eq, sql } from '../../drizzle.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import { type InvoiceRecord, invoiceNumbers, invoices } from './invoiceTable.ts';
import { markOrders, moveInvoice, orderNosOf } from './lockInvoice.ts';

const BATCH = 100;
const DIGITS = 6;

type IssueContext = Pick<InvoiceContext, 'db' | 'now' | 'onProblem'>;

/** Issues requested invoices and returns how many. Any number of processes may do it at once. */
export async function issueDue(context: IssueContext): Promise<number> {
  const isRequested = eq(invoices.status, 'Requested');
  const due = await context.db.select().from(invoices).where(isRequested).orderBy(asc(invoices.applyTime)).limit(BATCH);
  let issued = 0;
  for (const { id } of due) {
    try {
      if (await issueInvoice(context, id)) issued += 1;
    } catch (error) {
      context.onProblem(`Invoice ${id} could not be issued: ${(error as Error).message}`);
    }
  }
  return issued;
}

/** Does nothing if it was issued or withdrawn meanwhile. */
async function issueInvoice({ db, now }: IssueContext, id: number): Promise<InvoiceRecord | undefined> {
  return db.transaction(async (transaction) => {
    const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update');
    if (invoice?.status !== 'Requested') return undefined;
    return issueLocked(transaction, invoice, now());
  });
}

/** Call it with the invoice locked and as a transaction's last step: from here on all other issuing waits. */
export async function issueLocked(
  transaction: Transaction,
  invoice: InvoiceRecord,
  issueTime: Date,
): Promise<InvoiceRecord> {
  const orderNos = await orderNosOf(transaction, invoice);
  await markOrders(transaction, invoice, orderNos, 'Issued');
  const number = await nextNumber(transaction, issueTime.getUTCFullYear());
  return moveInvoice(transaction, invoice, 'Issued', { number, issueTime });
}

/** A transaction that is rolled back gives its number back: there are no gaps. */
async function nextNumber(transaction: Transaction, year: number): Promise<string> {
  const [row] = await transaction
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning();
  if (!row) throw new Error('an invoice was not numbered');
  return `${year}-${String(row.last).padStart(DIGITS, '0')}`;
}
