import { eq } from '../drizzle.ts';
import { orders } from '../features/orders/orderTable.ts';
import { demoReport } from '../features/payments/demo/demoProvider.ts';
import { accepted } from '../http/calls/refusal.ts';
import type { IdentityOwner } from '../owner.ts';
import type { Services } from '../services.ts';

type Wanted = Parameters<Services['orders']['create']>[1];

const CARD = { Quantity: 1, Currency: 'USD', PayMethod: 'card' } as const;

/** The products bought in each console; the API's first order is its credits. */
const BOUGHT = {
  API: { paid: { ...CARD, ProductId: 'topup-500', Quantity: 2 }, other: { ...CARD, ProductId: 'plan-starter' } },
  BUYER: { paid: null, other: { ...CARD, ProductId: 'buyer-topup-200' } },
} as const satisfies Record<IdentityOwner['scope'], { paid: Wanted | null; other: Wanted }>;

/** Orders of a demo account: one paid, one refunded and one canceled. Accounts that have any stay as they are. */
export async function seedOrders(services: Services, { gid, scope }: IdentityOwner): Promise<void> {
  const { db, now, configuration, demoPayments } = services;
  const isSold = configuration.catalog.products.some(({ id }) => id === BOUGHT[scope].other.ProductId);
  if (!demoPayments || !isSold || (await hasOrders())) return;
  const { paid, other } = BOUGHT[scope];
  const canceled = accepted(await services.orders.create(gid, other));
  await services.orders.cancel(gid, canceled.orderNo);
  const refunded = await buy(other);
  await services.orders.requestRefund(gid, refunded, '');
  if (paid) await buy(paid);
  // No mails are sent about them.
  await db.update(orders).set({ mailTime: now() }).where(eq(orders.gid, gid));

  async function hasOrders(): Promise<boolean> {
    const { total } = await services.orderReads.list({ gid, scope }, {}, { page: 1, perPage: 20 });
    return total > 0;
  }

  async function buy(wanted: Wanted): Promise<string> {
    const { orderNo } = accepted(await services.orders.create(gid, wanted));
    const { PayUrl = '' } = accepted(await services.orders.pay(gid, orderNo));
    const checkout = await demoPayments?.pay(PayUrl.slice(PayUrl.lastIndexOf('/') + 1), 'silent');
    if (!checkout) throw new Error('the demo’s order was not paid');
    await services.orders.settle(demoReport(checkout));
    return orderNo;
  }
}
