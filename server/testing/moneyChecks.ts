import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database } from '../src/database.ts';
import { and, eq, gt, isNull, like, or, sql } from '../src/drizzle.ts';
import { invoiceNumbers, invoiceOrders, invoices } from '../src/features/invoices/invoiceTable.ts';
import { transfers } from '../src/features/offline/transferTable.ts';
import { orderPayments, orders } from '../src/features/orders/orderTable.ts';
import { quotaGrants, quotaLedger } from '../src/features/quotas/quotaTable.ts';
import type { Money } from './moneyInstance.ts';
import type { TestServer } from './testServer.ts';

const REFUND_TIME = 72 * HOUR;

/** Credits are those of the ledger, and each order was delivered once. */
export async function expectBalance(db: Database, gid: string): Promise<void> {
  const sum = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)::int`;
  const ofOwner = (table: typeof quotaGrants | typeof quotaLedger) => eq(table.gid, gid);
  const [granted] = await db
    .select({ sum: sum(quotaGrants.remain) })
    .from(quotaGrants)
    .where(ofOwner(quotaGrants));
  const [noted] = await db
    .select({ sum: sum(quotaLedger.delta) })
    .from(quotaLedger)
    .where(ofOwner(quotaLedger));
  expect(noted?.sum).toBe(granted?.sum);
  const deliveries = await db
    .select({ orderId: quotaLedger.orderId, count: sql<number>`count(*)::int` })
    .from(quotaLedger)
    .where(and(ofOwner(quotaLedger), eq(quotaLedger.reason, 'Order')))
    .groupBy(quotaLedger.orderId);
  for (const { count } of deliveries) expect(count).toBe(1);
}

/** An invoice covers paid orders of one currency and their whole amount; an order has one invoice, and its state. */
export async function expectCoveredOnce(db: Database, gid: string): Promise<void> {
  const covering = and(eq(invoiceOrders.orderNo, orders.orderNo), invoiceOrders.isCovering);
  const rows = await db
    .select({ order: orders, invoice: invoices })
    .from(orders)
    .leftJoin(invoiceOrders, covering)
    .leftJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(eq(orders.gid, gid));
  expect(new Set(rows.map(({ order }) => order.orderNo)).size).toBe(rows.length);
  for (const { order, invoice } of rows) {
    const possible = invoice ? ['Requested', 'Issued'] : ['None', 'Rejected'];
    expect(possible).toContain(order.invoiceStatus);
    if (!invoice) continue;
    expect(invoice.status).toBe(order.invoiceStatus);
    expect(order).toMatchObject({ status: 'Paid', currency: invoice.currency });
    const covered = rows.filter((row) => row.invoice?.id === invoice.id);
    expect(covered.reduce((total, row) => total + row.order.amount, 0)).toBe(invoice.amount);
  }
}

/** Refunded orders were paid by card or wallet and requested in time, with none of their quota used or kept. */
export async function expectRefundRule(db: Database, gid: string): Promise<void> {
  const ofOrder = and(eq(quotaLedger.orderId, orders.orderNo), eq(quotaLedger.reason, 'Refund'));
  const rows = await db
    .select({ order: orders, line: quotaLedger })
    .from(orders)
    .innerJoin(quotaLedger, ofOrder)
    .where(eq(orders.gid, gid));
  for (const { order, line } of rows) {
    expect(order.payMethod).not.toBe('offline');
    expect(line.delta).toBe(-order.quota);
    expect(line.time.getTime() - (order.payTime?.getTime() ?? 0)).toBeLessThan(REFUND_TIME);
  }
  const isGiven = or(eq(orders.status, 'Refunding'), eq(orders.status, 'Refunded'));
  const given = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.gid, gid), isGiven));
  const refunded = new Set(rows.map(({ order }) => order.orderNo));
  for (const { orderNo } of given) expect(refunded).toContain(orderNo);
}

/** Invoices of all customers are numbered without gaps. */
export async function expectNumbersWithoutGaps(db: Database): Promise<void> {
  for (const { year, last } of await db.select().from(invoiceNumbers))
    expect(await db.$count(invoices, like(invoices.number, `${year}-%`))).toBe(last);
}

/** Once everything is decided: each order was paid once, or not at all, and delivered accordingly. */
export async function expectEachPaidOnce({ services }: TestServer, gid: string, checkouts: Iterable<Money>) {
  const { db, now, quotas } = services;
  const owner = { gid, scope: 'API' } as const;
  const valid = or(isNull(quotaGrants.expireTime), gt(quotaGrants.expireTime, now()));
  const [usable] = await db
    .select({ sum: sql<number>`coalesce(sum(${quotaGrants.remain}), 0)::int` })
    .from(quotaGrants)
    .where(and(eq(quotaGrants.gid, gid), valid));
  const { quota_remain } = await quotas.read(owner);
  expect(quota_remain).toBe(usable?.sum);
  const lines = await db.select().from(quotaLedger).where(eq(quotaLedger.gid, gid)).orderBy(quotaLedger.id);
  expect(lines.at(-1)?.balanceAfter ?? 0).toBe(quota_remain);
  const paid = [...checkouts].filter(({ state, refunded }) => state === 'paid' && !refunded);
  const rows = await db
    .select({ order: orders, transfer: transfers.status })
    .from(orders)
    .leftJoin(transfers, eq(transfers.orderNo, orders.orderNo))
    .where(eq(orders.gid, gid));
  for (const { order, transfer } of rows) {
    expect(['Paid', 'Closed', 'Refunded']).toContain(order.status);
    const isPaid = order.status === 'Paid';
    const isTransferred = isPaid && order.payMethod === 'offline';
    expect(transfer === 'Confirmed').toBe(isTransferred);
    // What the provider has for good is what the order cost, where it is paid there, and nothing else.
    const kept = paid.filter(({ key }) => key.startsWith(order.orderNo)).length;
    expect({ ...order, kept }).toMatchObject({ kept: isPaid && !isTransferred ? 1 : 0 });
    const succeeded = and(eq(orderPayments.orderNo, order.orderNo), eq(orderPayments.status, 'Succeeded'));
    expect(await db.$count(orderPayments, succeeded)).toBe(kept);
    expect(lines.some(({ orderId, reason }) => orderId === order.orderNo && reason === 'Order')).toBe(
      order.payTime !== null,
    );
  }
}
