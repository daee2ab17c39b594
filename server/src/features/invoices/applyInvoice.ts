import type { InvoiceRefusal } from '@tracking-console/contract/orders/invoiceConstants';
import type { ApplyInvoice, CorrectInvoice } from '@tracking-console/contract/orders/invoices';
import type { Transaction } from '../../database.ts';
import { and, asc, eq, inArray } from '../../drizzle.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { type OrderRecord, orders } from '../orders/orderTable.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import { rolledBack } from './invoiceRefusal.ts';
import { readDetails } from './invoiceRows.ts';
import { type InvoiceRecord, invoiceOrders, invoices } from './invoiceTable.ts';
import {
  type Covered,
  endRequest,
  lockOwnInvoice,
  markOrders,
  moveInvoice,
  orderNosOf,
  requireRequested,
  uncover,
} from './lockInvoice.ts';

/** Requests one invoice over paid orders of one console and currency. @throws RolledBack, with the field */
export async function applyInvoice(
  { db, now }: InvoiceContext,
  gid: string,
  { OrderNos, Note = '', ...given }: ApplyInvoice,
): Promise<Covered | Refusal> {
  const details = readDetails(given, Note.trim());
  if (details instanceof Refusal) return details;
  return db.transaction(async (transaction) => {
    // In one order, so that two calls with the same orders wait for each other instead of both failing.
    const chosen = await transaction
      .select()
      .from(orders)
      .where(and(inArray(orders.orderNo, OrderNos), eq(orders.gid, gid)))
      .orderBy(asc(orders.orderNo))
      .for('update');
    const first = checkOrders(chosen, OrderNos);
    const wanted = { ...details, note: Note.trim(), scope: first.scope, currency: first.currency };
    const amount = chosen.reduce((sum, order) => sum + order.amount, 0);
    return cover(transaction, { ...wanted, gid, amount, applyTime: now(), corrects: null }, OrderNos);
  });
}

function checkOrders(chosen: readonly OrderRecord[], orderNos: readonly string[]): OrderRecord {
  const refusal = (name: InvoiceRefusal, message: string) => rolledBack(name, message, { field: 'OrderNos' });
  const [first] = chosen;
  if (!first || chosen.length !== orderNos.length) throw refusal('noOrder', 'There is no such order.');
  for (const { orderNo, status, invoiceStatus, scope, currency } of chosen) {
    if (invoiceStatus === 'Requested' || invoiceStatus === 'Issued')
      throw refusal('alreadyInvoiced', `Order ${orderNo} has an invoice.`);
    if (status !== 'Paid') throw refusal('notPaid', `Order ${orderNo} is not paid.`);
    if (scope !== first.scope || currency !== first.currency)
      throw refusal('mixedOrders', 'An invoice covers orders of one console and one currency.');
  }
  return first;
}

type Wanted = Omit<InvoiceRecord, 'id' | 'number' | 'status' | 'rejectReason' | 'issueTime' | 'mailTime'>;

async function cover(transaction: Transaction, wanted: Wanted, orderNos: readonly string[]): Promise<Covered> {
  const [invoice] = await transaction
    .insert(invoices)
    .values({ ...wanted, status: 'Requested' })
    .returning();
  if (!invoice) throw new Error('an invoice was not made');
  const sorted = [...orderNos].sort();
  await transaction.insert(invoiceOrders).values(sorted.map((orderNo) => ({ invoiceId: invoice.id, orderNo })));
  await markOrders(transaction, invoice, sorted, 'Requested');
  return { invoice, orderNos: sorted };
}

/** Takes back what was not issued yet. @throws RolledBack */
export async function withdrawInvoice({ db }: InvoiceContext, gid: string, id: string): Promise<Covered> {
  return db.transaction(async (transaction) => {
    const invoice = await lockOwnInvoice(transaction, gid, id);
    requireRequested(invoice);
    return endRequest(transaction, invoice, 'Withdrawn');
  });
}

/** Requests an invoice with other details in the place of an issued one. @throws RolledBack, with the field */
export async function correctInvoice(
  { db, now }: InvoiceContext,
  gid: string,
  { Id, Note = '', ...given }: CorrectInvoice,
): Promise<Covered | Refusal> {
  const details = readDetails(given, Note.trim());
  if (details instanceof Refusal) return details;
  return db.transaction(async (transaction) => {
    const invoice = await lockOwnInvoice(transaction, gid, Id);
    if (invoice.status !== 'Issued') throw rolledBack('notIssued', 'The invoice is not issued.', { field: 'Id' });
    await moveInvoice(transaction, invoice, 'Corrected');
    const orderNos = await orderNosOf(transaction, invoice);
    await uncover(transaction, invoice);
    const { scope, currency, amount, number: corrects } = invoice;
    const same = { gid, scope, currency, amount, corrects };
    return cover(transaction, { ...details, ...same, note: Note.trim(), applyTime: now() }, orderNos);
  });
}
