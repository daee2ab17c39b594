import {
  ORDER_CODES,
  ORDER_MOVES,
  type OrderEventKind,
  type OrderStatus,
} from '@tracking-console/contract/orders/orderConstants';
import type { Transaction } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import { RolledBack } from '../../http/calls/refusal.ts';
import { publishLive } from '../live/publishLive.ts';
import { refuseOrder } from './orderRefusal.ts';
import { type OrderRecord, orderEvents, orders } from './orderTable.ts';

/** Locks an order, so that changes to it run one after another; undefined if there is none. */
export async function lockOrder(transaction: Transaction, orderNo: string): Promise<OrderRecord | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return order;
}

/** @throws RolledBack if the customer has no such order */
export async function lockOwnOrder(transaction: Transaction, gid: string, orderNo: string): Promise<OrderRecord> {
  const order = await lockOrder(transaction, orderNo);
  if (order?.gid !== gid) throw new RolledBack(NO_ORDER);
  return order;
}

export const NO_ORDER = refuseOrder(ORDER_CODES.notFound, 'There is no such order.', 'OrderNo');

interface Happening {
  time: Date;
  kind: OrderEventKind;
  detail?: string;
}

/** Notes what happened and emits it to the customer's open consoles. */
export async function noteEvent(transaction: Transaction, order: OrderRecord, { time, kind, detail = '' }: Happening) {
  const { orderNo, gid, scope } = order;
  await transaction.insert(orderEvents).values({ orderNo, time, kind, detail });
  await publishLive(transaction, [{ gid, scope, kind: 'orders', ids: [orderNo] }]);
}

/** Call it with the order locked. @throws if an order in this state cannot move to that one */
export async function moveOrder(
  transaction: Transaction,
  order: OrderRecord,
  status: OrderStatus,
  happening: Happening,
  changes: Partial<OrderRecord> = {},
): Promise<OrderRecord> {
  const allowed: readonly OrderStatus[] = ORDER_MOVES[order.status];
  if (!allowed.includes(status)) throw new Error(`a ${order.status} order cannot become ${status}`);
  const [moved] = await transaction
    .update(orders)
    .set({ ...changes, status })
    .where(and(eq(orders.orderNo, order.orderNo), eq(orders.status, order.status)))
    .returning();
  if (!moved) throw new Error('an order was changed without its lock');
  await noteEvent(transaction, moved, happening);
  return moved;
}
