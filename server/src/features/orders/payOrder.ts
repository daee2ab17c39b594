import { ORDER_CODES, type PayMethod } from '@tracking-console/contract/orders/orderConstants';
import type { OrderCheckout } from '@tracking-console/contract/orders/orders';
import type { Transaction } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import type { Refusal } from '../../http/calls/refusal.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import { users } from '../users/userTable.ts';
import { askProvider } from './askProvider.ts';
import { closeTimeOf, methodsFor } from './createOrder.ts';
import { endPayments } from './endPayments.ts';
import { lockOwnOrder, noteEvent } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { refuseOrder, rolledBack } from './orderRefusal.ts';
import { type OrderRecord, orderPayments, orders, type PaymentRecord } from './orderTable.ts';

/**
 * The payment page of an order. Two windows get the same address: an order has one open payment at a time, and another
 * way to pay ends it first. @throws ProviderAway
 */
export async function payOrder(
  context: OrderContext,
  gid: string,
  orderNo: string,
  wanted?: PayMethod,
): Promise<OrderCheckout | Refusal> {
  const { db, now, provider } = context;
  const order = await db.transaction((transaction) => lockPayable(transaction));
  const method = wanted ?? order.payMethod;
  if (!methodsFor(context, order.currency).includes(method))
    return refuseOrder(ORDER_CODES.noMethod, 'This currency cannot be paid that way.', 'PayMethod');
  await endPayments(context, orderNo, (payment) => payment.method !== method);
  if (method === 'offline' || !provider) {
    await db.transaction(async (transaction) => {
      const { createTime, closeTime } = await lockPayable(transaction);
      const due = closeTimeOf(method, createTime);
      // A transfer under review keeps its order open for longer.
      const change = { payMethod: method, closeTime: due > closeTime ? due : closeTime };
      await transaction.update(orders).set(change).where(eq(orders.orderNo, orderNo));
    });
    return { OrderNo: orderNo };
  }
  const payment = await db.transaction(async (transaction) =>
    beginPayment(transaction, await lockPayable(transaction), provider.name, method, now()),
  );
  const url = await openCheckout(context, provider, order, payment);
  return { OrderNo: orderNo, ...(method === 'wechat' && provider.name === 'demo' ? { QrCode: url } : { PayUrl: url }) };

  async function lockPayable(transaction: Transaction): Promise<OrderRecord> {
    const found = await lockOwnOrder(transaction, gid, orderNo);
    if (found.status !== 'Pending' || found.closeTime <= now())
      throw rolledBack(ORDER_CODES.notPending, 'The order does not wait for a payment.', 'OrderNo');
    return found;
  }
}

/** The order's open payment, or a new one. */
async function beginPayment(
  transaction: Transaction,
  order: OrderRecord,
  provider: string,
  method: PayMethod,
  time: Date,
): Promise<PaymentRecord> {
  const all = await transaction.select().from(orderPayments).where(eq(orderPayments.orderNo, order.orderNo));
  const open = all.find((payment) => payment.status === 'Open');
  if (open) return open;
  const key = `${order.orderNo}-${all.length + 1}`;
  const [begun] = await transaction
    .insert(orderPayments)
    .values({ key, orderNo: order.orderNo, provider, method, status: 'Open', createTime: time, askTime: time })
    .returning();
  if (!begun) throw new Error('a payment was not begun');
  await transaction.update(orders).set({ payMethod: method }).where(eq(orders.orderNo, order.orderNo));
  await noteEvent(transaction, order, { time, kind: 'paymentStarted', detail: method });
  return begun;
}

/** The provider knows the payment by its key: one that was opened before and not recorded is the same. */
async function openCheckout(
  { db, origin, brand }: OrderContext,
  provider: PaymentProvider,
  order: OrderRecord,
  { key, url, method }: PaymentRecord,
): Promise<string> {
  if (url !== null) return url;
  const [user] = await db.select().from(users).where(eq(users.gid, order.gid));
  const back = new URLSearchParams({ orderNo: order.orderNo });
  const checkout = {
    key,
    method,
    orderNo: order.orderNo,
    amount: order.amount,
    currency: order.currency,
    description: `${brand}: ${order.productName}`,
    email: user?.email ?? '',
    returnUrl: `${origin}/track/paycallback?${back}`,
    cancelUrl: `${origin}${order.scope === 'BUYER' ? '/buyer' : '/api'}/orders/record?order=${order.orderNo}`,
    expireTime: order.closeTime,
  };
  const opened = await askProvider(provider.open(checkout));
  await db.update(orderPayments).set(opened).where(eq(orderPayments.key, key));
  return opened.url;
}
