import { INVOICE_MOVES, type InvoiceState } from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceStatus } from '@tracking-console/contract/orders/orderConstants';
import type { Transaction } from '../../database.ts';
import { and, asc, eq, inArray } from '../../drizzle.ts';
import { RolledBack } from '../../http/calls/refusal.ts';
import { publishLive } from '../live/publishLive.ts';
import { orders } from '../orders/orderTable.ts';
import { refuseInvoice, rolledBack } from './invoiceRefusal.ts';
import { type InvoiceRecord, invoiceOrders, invoices } from './invoiceTable.ts';

export const NO_INVOICE = refuseInvoice('notFound', 'There is no such invoice.', { field: 'Id' });

export interface Covered {
  invoice: InvoiceRecord;
  orderNos: string[];
}

/** @throws RolledBack */
export function requireRequested({ status }: InvoiceRecord): void {
  if (status !== 'Requested')
    throw rolledBack('notRequested', 'The invoice was issued, rejected or withdrawn.', { field: 'Id' });
}

/** Locks an invoice, so that other changes of it wait. @throws RolledBack if the customer has none with this id */
export async function lockOwnInvoice(transaction: Transaction, gid: string, id: string): Promise<InvoiceRecord> {
  const own = and(eq(invoices.id, Number(id)), eq(invoices.gid, gid));
  const [invoice] = await transaction.select().from(invoices).where(own).for('update');
  if (!invoice) throw new RolledBack(NO_INVOICE);
  return invoice;
}

/** Call it with the invoice locked. @throws where an invoice in this state cannot become that */
export async function moveInvoice(
  transaction: Transaction,
  invoice: InvoiceRecord,
  status: InvoiceState,
  changes: Partial<InvoiceRecord> = {},
): Promise<InvoiceRecord> {
  const allowed: readonly InvoiceState[] = INVOICE_MOVES[invoice.status];
  if (!allowed.includes(status)) throw new Error(`a ${invoice.status} invoice cannot become ${status}`);
  const [moved] = await transaction
    .update(invoices)
    .set({ ...changes, status })
    .where(and(eq(invoices.id, invoice.id), eq(invoices.status, invoice.status)))
    .returning();
  if (!moved) throw new Error('an invoice was changed without its lock');
  return moved;
}

/** The orders of an invoice, in the order of their numbers. */
export async function orderNosOf(transaction: Transaction, { id }: InvoiceRecord): Promise<string[]> {
  const ofInvoice = eq(invoiceOrders.invoiceId, id);
  const rows = await transaction.select().from(invoiceOrders).where(ofInvoice).orderBy(asc(invoiceOrders.orderNo));
  return rows.map(({ orderNo }) => orderNo);
}

/** The invoice covers its orders no longer. */
export const uncover = (transaction: Transaction, { id }: InvoiceRecord) =>
  transaction.update(invoiceOrders).set({ isCovering: false }).where(eq(invoiceOrders.invoiceId, id));

/**
 * Ends a request without an invoice; call it with the request locked. Its orders can be invoiced again; if it was to
 * correct an invoice, that one counts again.
 */
export async function endRequest(
  transaction: Transaction,
  request: InvoiceRecord,
  status: 'Withdrawn' | 'Rejected',
  rejectReason = '',
): Promise<Covered> {
  const invoice = await moveInvoice(transaction, request, status, { rejectReason });
  const orderNos = await orderNosOf(transaction, request);
  await uncover(transaction, request);
  const corrected = request.corrects === null ? undefined : await lockNumbered(transaction, request.corrects);
  if (corrected) {
    await moveInvoice(transaction, corrected, 'Issued');
    await transaction.update(invoiceOrders).set({ isCovering: true }).where(eq(invoiceOrders.invoiceId, corrected.id));
  }
  await markOrders(transaction, request, orderNos, corrected ? 'Issued' : status === 'Rejected' ? status : 'None');
  return { invoice, orderNos };
}

async function lockNumbered(transaction: Transaction, number: string): Promise<InvoiceRecord | undefined> {
  const [invoice] = await transaction.select().from(invoices).where(eq(invoices.number, number)).for('update');
  return invoice;
}

/** Notes on its orders what became of an invoice, and emits it to the customer's open consoles. */
export async function markOrders(
  transaction: Transaction,
  { gid, scope }: Pick<InvoiceRecord, 'gid' | 'scope'>,
  orderNos: readonly string[],
  invoiceStatus: InvoiceStatus,
): Promise<void> {
  const these = inArray(orders.orderNo, [...orderNos]);
  // In one order, as an application locks them.
  await transaction
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(these)
    .orderBy(asc(orders.orderNo))
    .for('update');
  await transaction.update(orders).set({ invoiceStatus }).where(these);
  await publishLive(transaction, [{ gid, scope, kind: 'orders', ids: orderNos }]);
}
