import { randomUUID } from 'node:crypto';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { and, eq, gt, lte, sql } from '../../../drizzle.ts';
import { claimable } from '../../../dueRows.ts';
import { signatureHeaders } from '../../webhooks/delivery/signBody.ts';
import { demoCheckouts, demoPaymentEvents } from './demoPaymentTable.ts';
import { type DemoCheckout, demoReport } from './demoProvider.ts';

/** The results of the payment page's cards. */
export const DEMO_CARDS = ['succeeds', 'fails', 'secondStep', 'late', 'twice', 'silent'] as const;
export type DemoCard = (typeof DEMO_CARDS)[number];

/** In ms. */
const LATE_MS = 20 * SECOND;
const RETRY_MS = 10 * SECOND;
const MAX_ATTEMPTS = 10;
const BATCH = 20;

/** Sends a webhook; answers with the status. */
export type SendWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

interface Surroundings {
  db: Database;
  now: () => Date;
  /** The first one signs. */
  secrets: () => readonly string[];
}

export type DemoPayments = ReturnType<typeof createDemoPayments>;

/** The payment page of the demo's stand-in, and its webhooks to us. */
export function createDemoPayments({ db, now, secrets }: Surroundings) {
  return {
    async find(ref: string): Promise<DemoCheckout | undefined> {
      const [found] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.ref, ref));
      return found;
    },

    /** Answers with the checkout as it is then; if it is no longer open, it stays as it is. */
    async pay(ref: string, card: DemoCard): Promise<DemoCheckout | undefined> {
      return db.transaction(async (transaction) => {
        const [checkout] = await transaction
          .select()
          .from(demoCheckouts)
          .where(eq(demoCheckouts.ref, ref))
          .for('update');
        const isOpen = checkout && ['Open', 'SecondStep'].includes(checkout.state) && checkout.expireTime > now();
        if (!isOpen) return checkout;
        if (card === 'secondStep' && checkout.state === 'Open') return to('SecondStep');
        if (card === 'fails') {
          await transaction.insert(demoPaymentEvents).values({ ref, state: 'failed', dueTime: now() });
          return to('Open');
        }
        const due = { succeeds: 0, secondStep: 0, late: LATE_MS, twice: 0, silent: null, fails: null }[card];
        if (due !== null) {
          const event = { ref, state: 'paid', dueTime: new Date(now().getTime() + due) } as const;
          await transaction.insert(demoPaymentEvents).values(card === 'twice' ? [event, event] : [event]);
        }
        return to('Paid');

        async function to(state: DemoCheckout['state']): Promise<DemoCheckout | undefined> {
          const [changed] = await transaction
            .update(demoCheckouts)
            .set({ state })
            .where(eq(demoCheckouts.ref, ref))
            .returning();
          return changed;
        }
      });
    },

    /** Sends what is due; true: there may be more. Any number of processes may do it at once. */
    async deliverDue(send: SendWebhook): Promise<boolean> {
      // Claimed for the time of one attempt: if the process dies meanwhile, nothing is lost.
      const where = lte(demoPaymentEvents.dueTime, now());
      const due = await db
        .update(demoPaymentEvents)
        .set({ dueTime: new Date(now().getTime() + RETRY_MS), attempts: sql`${demoPaymentEvents.attempts} + 1` })
        .where(claimable(demoPaymentEvents.id, { where, orderBy: demoPaymentEvents.dueTime, limit: BATCH }))
        .returning();
      for (const event of due) if (await deliver(event, send)) await remove(event.id);
      await db.delete(demoPaymentEvents).where(gt(demoPaymentEvents.attempts, MAX_ATTEMPTS));
      return due.length === BATCH;
    },
  };

  async function deliver({ ref, state }: typeof demoPaymentEvents.$inferSelect, send: SendWebhook): Promise<boolean> {
    const [checkout] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.ref, ref));
    if (!checkout) return true;
    const body = JSON.stringify({ ...demoReport(checkout), state });
    const signed = { eventKey: randomUUID(), body, time: now() };
    try {
      return (await send(body, signatureHeaders(signed, secrets().slice(0, 1)))) < 300;
    } catch {
      return false; // it is sent again
    }
  }

  async function remove(id: number): Promise<void> {
    await db.delete(demoPaymentEvents).where(and(eq(demoPaymentEvents.id, id)));
  }
}
