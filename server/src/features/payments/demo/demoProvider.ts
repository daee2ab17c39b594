import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database.ts';
import { and, eq, inArray } from '../../../drizzle.ts';
import { isSigned } from '../../source/verifySignature.ts';
import type { PaymentProvider, PaymentReport } from '../paymentProvider.ts';
import { demoCheckouts } from './demoPaymentTable.ts';

export type DemoCheckout = typeof demoCheckouts.$inferSelect;

interface Surroundings {
  db: Database;
  now: () => Date;
  /** The origin of its payment pages. */
  origin: string;
  /** Any of them may have signed a webhook. */
  secrets: () => readonly string[];
}

export const DEMO_PAY_PATH = '/site/pay';
const METHODS = ['card', 'paypal', 'alipay', 'wechat'] as const;

/** The demo's stand-in for a payment provider: no money moves. */
export function createDemoProvider({ db, now, origin, secrets }: Surroundings): PaymentProvider {
  async function find(ref: string): Promise<PaymentReport> {
    const [found] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.ref, ref));
    if (!found) throw new Error('the stand-in knows no such checkout');
    return demoReport(found);
  }

  return {
    name: 'demo',
    methodsFor: () => METHODS,

    async open({ key, orderNo, description, amount, currency, returnUrl, cancelUrl, expireTime }) {
      const ref = randomBytes(18).toString('base64url');
      const checkout = { key, orderNo, description, amount, currency, returnUrl, cancelUrl, expireTime };
      await db
        .insert(demoCheckouts)
        .values({ ref, state: 'Open', ...checkout })
        .onConflictDoNothing();
      const [opened] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.key, key));
      if (!opened) throw new Error('a checkout was not opened');
      return { ref: opened.ref, url: `${origin}${DEMO_PAY_PATH}/${opened.ref}` };
    },

    find,

    async end(ref) {
      const isOpen = inArray(demoCheckouts.state, ['Open', 'SecondStep']);
      await db
        .update(demoCheckouts)
        .set({ state: 'Ended' })
        .where(and(eq(demoCheckouts.ref, ref), isOpen));
      return find(ref);
    },

    async refund(ref) {
      await db
        .update(demoCheckouts)
        .set({ state: 'Refunded' })
        .where(and(eq(demoCheckouts.ref, ref), eq(demoCheckouts.state, 'Paid')));
      const [found] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.ref, ref));
      return found?.state === 'Refunded' ? 'refunded' : 'refused';
    },

    readWebhook(body, headers) {
      const header = (name: string) => String(headers[name] ?? '');
      const given = {
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        sign: '',
      };
      if (given.signature === '' || !isSigned(body, given, secrets(), now())) return null;
      return JSON.parse(body.toString('utf8')) as PaymentReport; // signed: as the stand-in writes it
    },
  };
}

const STATES = { Open: 'open', SecondStep: 'open', Paid: 'paid', Refunded: 'paid', Ended: 'ended' } as const;

export const demoReport = ({ key, state, amount, currency }: DemoCheckout): PaymentReport => ({
  key,
  amount,
  currency,
  state: STATES[state],
});
