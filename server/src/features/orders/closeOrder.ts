import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import { and, asc, eq, lte } from '../../drizzle.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { ProviderAway } from '../../providerAway.ts';
import { endPayments } from './endPayments.ts';
import { lockOrder, lockOwnOrder, moveOrder } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { rolledBack } from './orderRefusal.ts';
import { orders } from './orderTable.ts';

/** Orders in one run; the next minute closes the rest. */
const BATCH = 200;

/** @throws RolledBack if the order does not wait for a payment, or was paid just now; ProviderAway */
export async function cancelOrder(context: OrderContext, gid: string, orderNo: string): Promise<void> {
  const { db, now } = context;
  await db.transaction((transaction) => lockOwnOrder(transaction, gid, orderNo));
  await endPayments(context, orderNo);
  await db.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, gid, orderNo);
    if (order.status !== 'Pending')
      throw rolledBack(ORDER_CODES.notPending, 'The order does not wait for a payment.', 'OrderNo');
    await moveOrder(transaction, order, 'Closed', { time: now(), kind: 'canceled' });
  });
}

/** Closes unpaid orders in time. Any number of processes may do it at once. Answers with how many there were. */
export async function closeDue(context: OrderContext): Promise<number> {
  const { db, now, onProblem } = context;
  const due = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.status, 'Pending'), lte(orders.closeTime, now())))
    .orderBy(asc(orders.closeTime))
    .limit(BATCH);
  let closed = 0;
  for (const { orderNo } of due) {
    try {
      // While the provider is away the order stays: it may have been paid.
      await endPayments(context, orderNo);
      closed += await close(orderNo);
    } catch (error) {
      onProblem(
        `Order ${orderNo} could not be closed: ${messageOf(error instanceof ProviderAway ? error.cause : error)}`,
      );
    }
  }
  return closed;

  async function close(orderNo: string): Promise<number> {
    return db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNo);
      if (order?.status !== 'Pending' || order.closeTime > now()) return 0;
      await moveOrder(transaction, order, 'Closed', { time: now(), kind: 'closed' });
      return 1;
    });
  }
}
