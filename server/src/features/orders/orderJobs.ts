import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import type { PgBoss } from 'pg-boss';
import { and, asc, eq, isNotNull, lte } from '../../drizzle.ts';
import type { Mailer } from '../mail/mailer.ts';
import { expireGrants } from '../quotas/expireGrants.ts';
import { closeDue } from './closeOrder.ts';
import { askAbout } from './endPayments.ts';
import type { OrderContext } from './orderContext.ts';
import { mailPaid } from './orderMails.ts';
import { orderPayments } from './orderTable.ts';
import { refundDue } from './refundOrder.ts';

const QUEUE = 'orders';
const EVERY_MINUTE = '* * * * *';
/** Payments queried per run. */
const BATCH = 100;
/** How long to wait for the provider's webhook before the payment is queried. */
const ASK_PAUSE_MS = MINUTE - SECOND;

export type OrderJobs = ReturnType<typeof createOrderJobs>;

/** The changes of orders without a customer's call. */
export function createOrderJobs(context: OrderContext & { mailer: Mailer }) {
  /** A webhook may be lost, so the provider is queried for open payments. */
  async function reconcile(): Promise<void> {
    const { db, now, onProblem } = context;
    const since = new Date(now().getTime() - ASK_PAUSE_MS);
    const isDue = and(
      eq(orderPayments.status, 'Open'),
      lte(orderPayments.askTime, since),
      isNotNull(orderPayments.ref),
    );
    const due = await db
      .selectDistinct({ orderNo: orderPayments.orderNo, askTime: orderPayments.askTime })
      .from(orderPayments)
      .where(isDue)
      .orderBy(asc(orderPayments.askTime))
      .limit(BATCH);
    for (const { orderNo } of due) {
      try {
        await askAbout(context, orderNo, ASK_PAUSE_MS);
      } catch (error) {
        onProblem(`The payment of order ${orderNo} could not be asked about: ${(error as Error).message}`);
      }
    }
  }

  return {
    /** Any number of processes may do it at once. */
    async run(): Promise<void> {
      await reconcile();
      await closeDue(context);
      await refundDue(context);
      await expireGrants(context);
      await mailPaid(context);
    },
  };
}

/** An order closes within a minute of its time. */
export async function startOrderJobs(jobs: PgBoss, orderJobs: OrderJobs): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => orderJobs.run());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
