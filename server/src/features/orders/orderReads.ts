import type {
  GetOrderTotals,
  OrderDetail,
  OrderList,
  OrderTotals,
  QuotaOverview,
} from '@tracking-console/contract/orders/orders';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { and, asc, count, desc, eq, gt, gte, inArray, lte, type SQL, sql } from '../../drizzle.ts';
import type { Paging } from '../../http/calls/paging.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { IdentityOwner } from '../../owner.ts';
import { containsFolded } from '../../searchFolded.ts';
import { NO_ORDER } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { toLedgerRow, toOrderDetail, toOrderRow } from './orderRows.ts';
import { type OrderRecord, orderEvents, orders } from './orderTable.ts';

export type OrderFilter = Omit<GetOrderTotals, 'App'>;

const NEWEST_FIRST = [desc(orders.createTime), desc(orders.orderNo)];

/** Reads orders, of one customer each. */
export function createOrderReads({ db, now, quotas, statistics }: OrderContext) {
  async function findOwn(gid: string, orderNo: string): Promise<OrderRecord | Refusal> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo), eq(orders.gid, gid)));
    return order ?? NO_ORDER;
  }

  return {
    findOwn,

    async readDetail(gid: string, orderNo: string): Promise<OrderDetail | Refusal> {
      const order = await findOwn(gid, orderNo);
      if (order instanceof Refusal) return order;
      const [events, ledger] = await Promise.all([
        db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo)).orderBy(asc(orderEvents.id)),
        quotas.listOfOrder({ gid, scope: order.scope }, orderNo),
      ]);
      return toOrderDetail(order, { events, ledger }, now());
    },

    async list(
      owner: IdentityOwner,
      filter: OrderFilter,
      { page, perPage }: Paging,
    ): Promise<OrderList & { total: number }> {
      const found = matching(owner, filter);
      // By the index alone, so that no row before a page is read, however far back it is.
      const shown = db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(found)
        .orderBy(...NEWEST_FIRST)
        .limit(perPage)
        .offset((page - 1) * perPage);
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(orders)
          .where(inArray(orders.orderNo, shown))
          .orderBy(...NEWEST_FIRST),
        db.$count(orders, found),
      ]);
      return { Orders: rows.map((order) => toOrderRow(order, now())), total };
    },

    async readTotals(owner: IdentityOwner, filter: OrderFilter): Promise<OrderTotals> {
      const sums = await db
        .select({
          Currency: orders.currency,
          // A sum of bigints is a numeric, which the driver hands over as text.
          Amount: sql`sum(${orders.amount})`.mapWith(Number),
          Count: count(),
        })
        .from(orders)
        .where(and(matching(owner, filter), inArray(orders.status, ['Paid', 'Refunding'])))
        .groupBy(orders.currency)
        .orderBy(orders.currency);
      return { Totals: sums };
    },

    /** Every order found, newest first. */
    listAll: (owner: IdentityOwner, filter: OrderFilter): Promise<OrderRecord[]> =>
      db
        .select()
        .from(orders)
        .where(matching(owner, filter))
        .orderBy(...NEWEST_FIRST),

    async readQuota(
      owner: IdentityOwner,
      paging: Paging,
    ): Promise<Omit<QuotaOverview, 'Reminder'> & { total: number }> {
      const [quota, grants, { lines, total }, plan] = await Promise.all([
        readUse(owner),
        quotas.listGrants(owner),
        quotas.listLedger(owner, paging),
        findPlan(owner),
      ]);
      return {
        Plan: plan,
        ...quota,
        Grants: grants.map(({ source, orderId, amount, remain, expireTime }) => ({
          Source: source,
          OrderNo: orderId,
          Amount: amount,
          Remain: remain,
          ExpireTime: expireTime?.toISOString() ?? null,
        })),
        Ledger: lines.map(toLedgerRow),
        total,
      };
    },
  };

  /** A buyer's quota are the shipments that can be tracked at a time. */
  async function readUse(owner: IdentityOwner): Promise<Pick<QuotaOverview, 'Total' | 'Used' | 'Remain'>> {
    if (owner.scope === 'BUYER') {
      const { quota, used, free } = await statistics.readCapacity(owner);
      return { Total: quota, Used: used, Remain: free };
    }
    const { quota_total, quota_used, quota_remain } = await quotas.read(owner);
    return { Total: quota_total, Used: quota_used, Remain: quota_remain };
  }

  /** The plan that was bought last and is still valid. */
  async function findPlan({ gid, scope }: IdentityOwner): Promise<string> {
    const isPlan = and(
      eq(orders.gid, gid),
      eq(orders.scope, scope),
      eq(orders.type, 'Plan'),
      eq(orders.status, 'Paid'),
    );
    const [plan] = await db
      .select({ name: orders.productName })
      .from(orders)
      .where(and(isPlan, gt(orders.quotaExpireTime, now())))
      .orderBy(desc(orders.payTime))
      .limit(1);
    return plan?.name ?? '';
  }
}

function matching({ gid, scope }: { gid: string; scope: Identity }, filter: OrderFilter): SQL | undefined {
  const { Status, Type, PayMethod, CreatedFrom, CreatedTo, Text = '' } = filter;
  return and(
    eq(orders.gid, gid),
    eq(orders.scope, scope),
    Status && eq(orders.status, Status),
    Type && eq(orders.type, Type),
    PayMethod && eq(orders.payMethod, PayMethod),
    CreatedFrom ? gte(orders.createTime, new Date(CreatedFrom)) : undefined,
    CreatedTo ? lte(orders.createTime, new Date(CreatedTo)) : undefined,
    Text.trim() === '' ? undefined : containsFolded(orders.searchText, Text.trim()),
  );
}
