import { ORDER_CODES, REFUND_HOURS } from '@tracking-console/contract/orders/orderConstants';
import { HOUR } from '@tracking-console/contract/values/durations';
import { and, eq, inArray, or } from '../../drizzle.ts';
import type { RefundOutcome } from '../payments/paymentProvider.ts';
import { findPlaces } from '../shipments/places.ts';
import { lockOrder, lockOwnOrder, moveOrder } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { rolledBack } from './orderRefusal.ts';
import { type OrderRecord, orderPayments, orders, type PaymentRecord } from './orderTable.ts';

const BATCH = 100;

/** Until when a refund may be requested; null: the order is not paid, or is on an invoice. */
export function refundUntil({ status, payTime, payMethod, invoiceStatus }: OrderRecord): Date | null {
  const isInvoiced = invoiceStatus === 'Requested' || invoiceStatus === 'Issued';
  // A transfer can only be given back by hand.
  const isPaid = status === 'Paid' && payMethod !== 'offline';
  return isPaid && payTime && !isInvoiced ? new Date(payTime.getTime() + REFUND_HOURS * HOUR) : null;
}

/** Takes the quota back and requests the refund: within 72 hours, and with nothing of it used. @throws RolledBack */
export async function requestRefund(
  context: OrderContext,
  gid: string,
  orderNo: string,
  reason: string,
): Promise<void> {
  const { db, now, quotas } = context;
  await db.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, gid, orderNo);
    const until = refundUntil(order);
    if (!until)
      throw rolledBack(
        ORDER_CODES.notRefundable,
        'The order is not paid by card or wallet, or has an invoice.',
        'OrderNo',
      );
    if (until <= now())
      throw rolledBack(ORDER_CODES.notRefundable, `A refund can be requested for ${REFUND_HOURS} hours.`, 'OrderNo');
    const account = await quotas.lockAccount(transaction, { gid, scope: order.scope });
    // A buyer's quota is not spent but filled.
    const isFree = order.scope === 'API' || (await findPlaces(quotas, account)) >= order.quota;
    if (!isFree || !(await quotas.takeBack(account, orderNo)))
      throw rolledBack(ORDER_CODES.notRefundable, 'Some of the quota was used.', 'OrderNo');
    const happening = { time: now(), kind: 'refundRequested', detail: reason } as const;
    await moveOrder(transaction, order, 'Refunding', happening, { refundReason: reason });
  });
  await refundDue(context, orderNo);
}

/**
 * Refunds payments of refunded orders, and those that were not needed. The
 * provider knows a repetition. Answers with how many there were.
 */
export async function refundDue(context: OrderContext, orderNo?: string): Promise<number> {
  const { db, provider, onProblem } = context;
  if (!provider) return 0;
  const isAccepted = and(eq(orderPayments.status, 'Succeeded'), eq(orders.status, 'Refunding'));
  const due = await db
    .select({ payment: orderPayments })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.orderNo, orderPayments.orderNo))
    .where(
      and(
        or(isAccepted, eq(orderPayments.status, 'Surplus')),
        eq(orderPayments.provider, provider.name),
        ...(orderNo ? [eq(orders.orderNo, orderNo)] : []),
      ),
    )
    .limit(BATCH);
  let refunded = 0;
  for (const { payment } of due) {
    try {
      const outcome = await provider.refund(payment.ref ?? '');
      if (outcome !== 'pending') await settleRefund(context, payment, outcome);
      refunded += 1;
    } catch (error) {
      onProblem(`Order ${payment.orderNo} could not be refunded yet: ${(error as Error).message}`);
    }
  }
  return refunded;
}

async function settleRefund(context: OrderContext, payment: PaymentRecord, outcome: Exclude<RefundOutcome, 'pending'>) {
  const { db, now, quotas, onProblem } = context;
  const isBack = outcome === 'refunded';
  if (!isBack) onProblem(`The provider refused to refund order ${payment.orderNo}.`);
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderNo);
    if (!order) return;
    const open = and(eq(orderPayments.key, payment.key), inArray(orderPayments.status, ['Succeeded', 'Surplus']));
    const status = isBack ? 'Refunded' : payment.status === 'Surplus' ? 'Ended' : 'Succeeded';
    const changed = await transaction.update(orderPayments).set({ status }).where(open).returning();
    if (changed.length === 0 || payment.status === 'Surplus' || order.status !== 'Refunding') return;
    if (isBack) return void (await moveOrder(transaction, order, 'Refunded', { time: now(), kind: 'refunded' }));
    await moveOrder(transaction, order, 'Paid', { time: now(), kind: 'refundFailed' });
    const account = await quotas.lockAccount(transaction, { gid: order.gid, scope: order.scope });
    await quotas.giveBack(account, order.orderNo, order.quota);
  });
}
