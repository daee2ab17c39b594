import { formatAmount } from '../../documents/formatAmount.ts';
import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, asc, eq, isNotNull, isNull } from '../../drizzle.ts';
import type { Mailer } from '../mail/mailer.ts';
import { users } from '../users/userTable.ts';
import type { OrderContext } from './orderContext.ts';
import { type OrderRecord, orders } from './orderTable.ts';

const BATCH = 50;

/** Mails customers that their payment has arrived, once each. Any number of processes may do it at once. */
export async function mailPaid(context: OrderContext & { mailer: Mailer }): Promise<number> {
  const { db } = context;
  const isUnmailed = and(isNotNull(orders.payTime), isNull(orders.mailTime));
  const due = await db.select().from(orders).where(isUnmailed).orderBy(asc(orders.payTime)).limit(BATCH);
  let sent = 0;
  for (const { orderNo } of due) {
    // Claimed first, so that it is mailed only once.
    const claimed = and(eq(orders.orderNo, orderNo), isUnmailed);
    const [order] = await db.update(orders).set({ mailTime: context.now() }).where(claimed).returning();
    if (order) sent += await mail(context, order);
  }
  return sent;
}

async function mail({ db, mailer, brand, origin, onProblem }: OrderContext & { mailer: Mailer }, order: OrderRecord) {
  const [user] = await db.select().from(users).where(eq(users.gid, order.gid));
  if (!user) return 0;
  const texts = textsOf(user.language);
  const { t } = texts;
  const values = {
    order: order.orderNo,
    product: order.productName,
    brand,
    amount: formatAmount(order.amount, order.currency, texts.language),
  };
  const app = order.scope === 'BUYER' ? 'buyer' : 'api';
  const content = plainMail(texts, {
    brand,
    subject: t('orderPaid.subject', values),
    paragraphs: [t('orderPaid.text', values)],
    action: { text: t('orderPaid.next'), link: `${origin}/${app}/orders/record?order=${order.orderNo}` },
  });
  const outcome = await mailer.send({ ...content, to: user.email, messageId: `paid-${order.orderNo}` });
  if (outcome.kind === 'sent') return 1;
  onProblem(`A mail about a payment was not sent: ${outcome.kind}.`);
  // The next minute may find the mail server back.
  if (outcome.kind === 'unreachable')
    await db.update(orders).set({ mailTime: null }).where(eq(orders.orderNo, order.orderNo));
  return 0;
}
