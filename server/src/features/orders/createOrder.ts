import { randomInt } from 'node:crypto';
import {
  type Currency,
  MAX_PENDING_ORDERS,
  OFFLINE_DAYS,
  ORDER_CODES,
  type PayMethod,
  PENDING_MINUTES,
} from '@tracking-console/contract/orders/orderConstants';
import { orderPrice } from '@tracking-console/contract/orders/orderPrice';
import type { CreateOrder } from '@tracking-console/contract/orders/orders';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { and, eq } from '../../drizzle.ts';
import type { Refusal } from '../../http/calls/refusal.ts';
import { users } from '../users/userTable.ts';
import { noteEvent } from './lockOrder.ts';
import type { OrderContext } from './orderContext.ts';
import { refuseOrder, rolledBack } from './orderRefusal.ts';
import { type OrderRecord, orders } from './orderTable.ts';

/** The ways to pay in a currency: what the provider offers, and a transfer to our account in it. */
export function methodsFor(
  { provider, receivingAccounts }: Pick<OrderContext, 'provider' | 'receivingAccounts'>,
  currency: Currency,
): readonly PayMethod[] {
  const isReceived = receivingAccounts.some((account) => account.currency === currency);
  return [...(provider?.methodsFor(currency) ?? []), ...(isReceived ? (['offline'] as const) : [])];
}

export const closeTimeOf = (method: PayMethod, now: Date) =>
  new Date(now.getTime() + (method === 'offline' ? OFFLINE_DAYS * DAY : PENDING_MINUTES * MINUTE));

/** The day and eight random digits, so that the next number cannot be guessed. */
function newOrderNo(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return day + String(randomInt(100_000_000)).padStart(8, '0');
}

/** Makes an order that waits for its payment; the same request makes one. */
export async function createOrder(
  context: OrderContext,
  gid: string,
  wanted: CreateOrder,
): Promise<OrderRecord | Refusal> {
  const { db, now, catalog } = context;
  const { ProductId, Quantity: quantity, Currency: currency, PayMethod: payMethod, RequestId: requestId } = wanted;
  const product = catalog.products.find(({ id }) => id === ProductId);
  if (!product) return refuseOrder(ORDER_CODES.noProduct, 'There is no such product.', 'ProductId');
  const unitPrice = product.prices[currency];
  if (unitPrice === undefined)
    return refuseOrder(ORDER_CODES.noProduct, 'The product has no price in this currency.', 'Currency');
  if (!methodsFor(context, currency).includes(payMethod))
    return refuseOrder(ORDER_CODES.noMethod, 'This currency cannot be paid that way.', 'PayMethod');

  return db.transaction(async (transaction) => {
    // One at a time, so that two windows cannot exceed the limit.
    const [user] = await transaction.select().from(users).where(eq(users.gid, gid)).for('update');
    const ofRequest = and(eq(orders.gid, gid), eq(orders.requestId, requestId ?? ''));
    const [same] = await transaction.select().from(orders).where(ofRequest);
    if (same) return same;
    const pending = await transaction.$count(orders, and(eq(orders.gid, gid), eq(orders.status, 'Pending')));
    if (pending >= MAX_PENDING_ORDERS) throw rolledBack(ORDER_CODES.tooManyPending, 'Pay or cancel an order first.');
    const taxRate = catalog.taxRates[user?.country ?? ''] ?? 0;
    const price = orderPrice({ unitPrice, quantity, discounts: catalog.discounts, taxRate });
    const time = now();
    const [created] = await transaction
      .insert(orders)
      .values({
        orderNo: newOrderNo(time),
        gid,
        scope: product.scope,
        requestId: requestId ?? null,
        type: product.type,
        productId: product.id,
        productName: product.name,
        quantity,
        quota: product.quota * quantity,
        days: product.days,
        currency,
        ...price,
        payMethod,
        status: 'Pending',
        createTime: time,
        closeTime: closeTimeOf(payMethod, time),
      })
      .returning();
    if (!created) throw new Error('an order was not made');
    await noteEvent(transaction, created, { time, kind: 'created' });
    return created;
  });
}
