import type { GetInvoiceableOrders, GetInvoiceList, InvoiceRow } from '@tracking-console/contract/orders/invoices';
import type { OrderRow } from '@tracking-console/contract/orders/orders';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, lte, or, type SQL } from '../../drizzle.ts';
import type { Paging } from '../../http/calls/paging.ts';
import type { Refusal } from '../../http/calls/refusal.ts';
import type { IdentityOwner } from '../../owner.ts';
import { toOrderRow } from '../orders/orderRows.ts';
import { type OrderRecord, orders } from '../orders/orderTable.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import { toInvoiceRow } from './invoiceRows.ts';
import { type InvoiceRecord, invoiceOrders, invoices } from './invoiceTable.ts';
import { NO_INVOICE } from './lockInvoice.ts';

type Filter<Call> = Omit<Call, 'App' | 'Page' | 'PerPage'>;

export type InvoiceReads = ReturnType<typeof createInvoiceReads>;

/** What is read about invoices, of one customer each. */
export function createInvoiceReads({ db, now }: InvoiceContext) {
  return {
    async findOwn(gid: string, id: string): Promise<InvoiceRecord | Refusal> {
      const own = and(eq(invoices.id, Number(id)), eq(invoices.gid, gid));
      const [invoice] = await db.select().from(invoices).where(own);
      return invoice ?? NO_INVOICE;
    },

    listOrders: (orderNos: readonly string[]): Promise<OrderRecord[]> =>
      db
        .select()
        .from(orders)
        .where(inArray(orders.orderNo, [...orderNos]))
        .orderBy(asc(orders.payTime)),

    orderNosOf: async (id: number): Promise<string[]> => (await orderNosOf([id])).get(id) ?? [],
    orderNosOfAll: orderNosOf,

    async listInvoiceable(
      { gid, scope }: IdentityOwner,
      { Currency, From, To, Text }: Filter<GetInvoiceableOrders>,
      { page, perPage }: Paging,
    ): Promise<{ rows: OrderRow[]; total: number }> {
      const text = pattern(Text);
      const found = and(
        eq(orders.gid, gid),
        eq(orders.scope, scope),
        eq(orders.status, 'Paid'),
        inArray(orders.invoiceStatus, ['None', 'Rejected']),
        Currency && eq(orders.currency, Currency),
        From ? gte(orders.payTime, new Date(From)) : undefined,
        To ? lte(orders.payTime, new Date(To)) : undefined,
        text === undefined ? undefined : or(ilike(orders.orderNo, text), ilike(orders.productName, text)),
      );
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(orders)
          .where(found)
          .orderBy(desc(orders.payTime), desc(orders.orderNo))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(orders, found),
      ]);
      return { rows: rows.map((order) => toOrderRow(order, now())), total };
    },

    async list(
      owner: IdentityOwner,
      filter: Filter<GetInvoiceList>,
      { page, perPage }: Paging,
    ): Promise<{ rows: InvoiceRow[]; total: number }> {
      const found = matching(owner, filter);
      const [rows, total] = await Promise.all([
        newestFirst(found)
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(invoices, found),
      ]);
      return { rows: await toRows(rows), total };
    },

    /** Every invoice found, newest first. */
    listAll: async (owner: IdentityOwner, filter: Filter<GetInvoiceList>): Promise<InvoiceRow[]> =>
      toRows(await newestFirst(matching(owner, filter))),

    /** Every order that was paid in a month, refunded ones as well. */
    listPaid: ({ gid, scope }: IdentityOwner, { from, to }: { from: Date; to: Date }): Promise<OrderRecord[]> =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.gid, gid), eq(orders.scope, scope), gte(orders.payTime, from), lt(orders.payTime, to)))
        .orderBy(asc(orders.payTime), asc(orders.orderNo)),
  };

  function newestFirst(found: SQL | undefined) {
    return db.select().from(invoices).where(found).orderBy(desc(invoices.applyTime), desc(invoices.id));
  }

  async function toRows(found: readonly InvoiceRecord[]): Promise<InvoiceRow[]> {
    const covered = await orderNosOf(found.map(({ id }) => id));
    return found.map((invoice) => toInvoiceRow(invoice, covered.get(invoice.id) ?? []));
  }

  async function orderNosOf(ids: readonly number[]): Promise<Map<number, string[]>> {
    if (ids.length === 0) return new Map();
    const ofThese = inArray(invoiceOrders.invoiceId, [...ids]);
    const rows = await db.select().from(invoiceOrders).where(ofThese).orderBy(asc(invoiceOrders.orderNo));
    const found = new Map<number, string[]>(ids.map((id) => [id, []]));
    for (const { invoiceId, orderNo } of rows) found.get(invoiceId)?.push(orderNo);
    return found;
  }

  function matching(
    { gid, scope }: IdentityOwner,
    { Kind, Status, From, To, Text }: Filter<GetInvoiceList>,
  ): SQL | undefined {
    const text = pattern(Text);
    const ofOrder = (number: string) =>
      exists(
        db
          .select()
          .from(invoiceOrders)
          .where(and(eq(invoiceOrders.invoiceId, invoices.id), ilike(invoiceOrders.orderNo, number))),
      );
    return and(
      eq(invoices.gid, gid),
      eq(invoices.scope, scope),
      Kind && eq(invoices.kind, Kind),
      Status && eq(invoices.status, Status),
      From ? gte(invoices.applyTime, new Date(From)) : undefined,
      To ? lte(invoices.applyTime, new Date(To)) : undefined,
      text === undefined ? undefined : or(ilike(invoices.number, text), ilike(invoices.title, text), ofOrder(text)),
    );
  }
}

/** Undefined if there is no search text. */
const pattern = (text = ''): string | undefined =>
  text.trim() === '' ? undefined : `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
