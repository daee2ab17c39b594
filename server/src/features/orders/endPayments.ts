import { and, eq, isNotNull } from '../../drizzle.ts';
import { askProvider } from './askProvider.ts';
import type { OrderContext } from './orderContext.ts';
import { orderPayments, type PaymentRecord } from './orderTable.ts';
import { settlePayment } from './settlePayment.ts';

type Ending = Pick<OrderContext, 'db' | 'now' | 'quotas' | 'provider' | 'onProblem'>;

/** Ends open payments at the provider; if one was paid just before, the order is paid. @throws ProviderAway */
export async function endPayments(
  context: Ending,
  orderNo: string,
  which: (payment: PaymentRecord) => boolean = () => true,
): Promise<void> {
  const { db, provider } = context;
  const isOpen = and(eq(orderPayments.orderNo, orderNo), eq(orderPayments.status, 'Open'));
  for (const payment of (await db.select().from(orderPayments).where(isOpen)).filter(which)) {
    // A payment without `ref` has no answer from its provider, so its address was never given to the customer.
    const isElsewhere = payment.ref === null || payment.provider !== provider?.name;
    if (isElsewhere) await db.update(orderPayments).set({ status: 'Ended' }).where(eq(orderPayments.key, payment.key));
    else await settlePayment(context, provider.name, await askProvider(provider.end(payment.ref ?? '')));
  }
}

/** Queries the provider for an order's open payments, unless it did so within `pause` ms. */
export async function askAbout(context: Ending, orderNo: string, pause: number): Promise<void> {
  const { db, now, provider } = context;
  const ofOrder = and(eq(orderPayments.orderNo, orderNo), eq(orderPayments.status, 'Open'));
  const open = await db
    .select()
    .from(orderPayments)
    .where(and(ofOrder, isNotNull(orderPayments.ref)));
  for (const { key, ref, askTime } of open) {
    if (now().getTime() - askTime.getTime() < pause) continue;
    await db.update(orderPayments).set({ askTime: now() }).where(eq(orderPayments.key, key));
    if (provider) await settlePayment(context, provider.name, await provider.find(ref ?? ''));
  }
}
