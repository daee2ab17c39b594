import { DAY } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import type { PaymentReport } from '../payments/paymentProvider.ts';
import { lockOrder, moveOrder, noteEvent } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { type OrderRecord, orderEvents, orderPayments, type PaymentRecord } from './orderTable.ts';

/** Per order. */
const MAX_NOTED_FAILURES = 20;

type Settling = Pick<OrderContext, 'db' | 'now' | 'quotas' | 'onProblem'>;

/**
 * Records a provider's report of a payment, in any order and however often it is repeated: an order is paid, and its
 * quota granted, in one transaction and once.
 */
export async function settlePayment(context: Settling, provider: string, report: PaymentReport): Promise<void> {
  if (report.state === 'open') return;
  const [orderNo = ''] = report.key.split('-');
  await context.db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    const known = and(eq(orderPayments.key, report.key), eq(orderPayments.provider, provider));
    const [payment] = await transaction.select().from(orderPayments).where(known);
    if (!order || !payment) return context.onProblem(`A payment of no order was reported: ${report.key.slice(0, 60)}.`);
    if (report.state === 'paid') return settlePaid(context, transaction, { order, payment, report });
    if (payment.status !== 'Open') return;
    if (report.state === 'ended') return setStatus(transaction, payment, 'Ended');
    // Attempts on the payment page may fail any number of times.
    const failed = and(eq(orderEvents.orderNo, orderNo), eq(orderEvents.kind, 'paymentFailed'));
    if ((await transaction.$count(orderEvents, failed)) >= MAX_NOTED_FAILURES) return;
    await noteEvent(transaction, order, { time: context.now(), kind: 'paymentFailed', detail: payment.method });
  });
}

interface Paid {
  order: OrderRecord;
  payment: PaymentRecord;
  report: PaymentReport;
}

async function settlePaid(context: Settling, transaction: Transaction, { order, payment, report }: Paid) {
  // It was reported before.
  if (payment.status !== 'Open' && payment.status !== 'Ended') return;
  const isRight = report.amount === order.amount && report.currency === order.currency;
  const isWanted = order.status === 'Pending' || order.status === 'Closed';
  if (isRight && isWanted) {
    await setStatus(transaction, payment, 'Succeeded');
    await payWith(context, transaction, order, payment.method);
    return;
  }
  await setStatus(transaction, payment, 'Surplus');
  const kind = isRight ? 'paidTwice' : 'wrongAmount';
  await noteEvent(transaction, order, { time: context.now(), kind, detail: payment.method });
  context.onProblem(`Order ${order.orderNo} got a payment it cannot use (${kind}); it is given back.`);
}

/** The order becomes paid and delivers its quota. Call it with the order locked. */
export async function payWith(
  { now, quotas }: Pick<OrderContext, 'now' | 'quotas'>,
  transaction: Transaction,
  order: OrderRecord,
  payMethod: OrderRecord['payMethod'],
): Promise<void> {
  const payTime = now();
  const quotaExpireTime = new Date(payTime.getTime() + order.days * DAY);
  const changes = { payTime, quotaExpireTime, payMethod };
  await moveOrder(transaction, order, 'Paid', { time: payTime, kind: 'paid', detail: payMethod }, changes);
  const { gid, scope, orderNo, quota } = order;
  const grant = { source: 'Order', amount: quota, expireTime: quotaExpireTime, orderId: orderNo } as const;
  await quotas.grant(await quotas.lockAccount(transaction, { gid, scope }), grant);
}

async function setStatus(transaction: Transaction, { key }: PaymentRecord, status: PaymentRecord['status']) {
  await transaction.update(orderPayments).set({ status }).where(eq(orderPayments.key, key));
}
