import { request } from 'undici';
import type { Configuration } from '../../config.ts';
import { ownOrigin } from '../../config.ts';
import type { Database } from '../../database.ts';
import { repeat } from '../../rounds.ts';
import type { Sealer } from '../../sealing.ts';
import { createDemoPayments, type DemoPayments, type SendWebhook } from './demo/demoPayments.ts';
import { createDemoProvider } from './demo/demoProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';

interface Surroundings {
  configuration: Configuration;
  db: Database;
  now: () => Date;
  sealer: Sealer;
}

const TIMEOUT_MS = 10_000;

/** The payment provider: Stripe if its key is set, the stand-in in the demo, else none. */
export function createPaymentServices({ configuration, db, now, sealer }: Surroundings) {
  const { stripe, demo, mailOrigin: origin } = configuration;
  const secrets = () => sealer.derive('demo payments').map((secret) => `whsec_${secret}`);
  const isDemo = stripe === null && demo;
  const demoPayments: DemoPayments | null = isDemo ? createDemoPayments({ db, now, secrets }) : null;
  const paymentProvider: PaymentProvider | null = stripe
    ? createStripeProvider(stripe)
    : isDemo
      ? createDemoProvider({ db, now, origin, secrets })
      : null;
  const send: SendWebhook = async (body, headers) => {
    const answer = await request(`${ownOrigin(configuration)}/payapi/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    await answer.body.dump();
    return answer.statusCode;
  };
  const demoEvents = repeat(async () => demoPayments?.deliverDue(send) ?? false);
  return { paymentProvider, demoPayments, demoEvents };
}
