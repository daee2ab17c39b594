import type { Currency, PayMethod } from '@tracking-console/contract/orders/orderConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import Stripe from 'stripe';
import type { OpenedCheckout, PaymentProvider, PaymentReport, RefundOutcome } from '../paymentProvider.ts';

interface StripeOptions {
  secretKey: string;
  /** Any of them may sign its webhooks: there are two while the secret changes. */
  webhookSecrets: readonly string[];
  /** Absent: Stripe's own API. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

/** Stripe's ways to pay in each currency. */
const METHODS = {
  USD: ['card', 'alipay', 'wechat'],
  EUR: ['card', 'paypal', 'alipay', 'wechat'],
  CNY: ['card', 'alipay', 'wechat'],
  JPY: ['card', 'alipay', 'wechat'],
} as const satisfies Record<Currency, readonly PayMethod[]>;

const STRIPE_METHODS = {
  card: 'card',
  paypal: 'paypal',
  alipay: 'alipay',
  wechat: 'wechat_pay',
} as const satisfies Record<Exclude<PayMethod, 'offline'>, string>;

/** In ms. Stripe takes no checkout that ends sooner. */
const MIN_LIFE_MS = 31 * MINUTE;
const TIMEOUT_MS = 20_000;

/** Stripe Checkout. Its amounts are integers of the smallest unit, as ours are, of the yen too. */
export function createStripeProvider({ secretKey, webhookSecrets, api }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, ...api });

  return {
    name: 'stripe',
    methodsFor: (currency) => METHODS[currency],

    async open(checkout): Promise<OpenedCheckout> {
      const { key, orderNo, description, amount, currency, method, email, returnUrl, cancelUrl, expireTime } = checkout;
      if (method === 'offline') throw new Error('a bank transfer has no checkout');
      const metadata = { key, order_no: orderNo };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: key,
          customer_email: email,
          metadata,
          payment_intent_data: { metadata, description },
          allowed_payment_method_types: [STRIPE_METHODS[method]],
          ...(method === 'wechat' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: description },
              },
            },
          ],
          success_url: returnUrl,
          cancel_url: cancelUrl,
          // The same in a repetition: Stripe refuses a key with other parameters.
          expires_at: Math.ceil((expireTime.getTime() + MIN_LIFE_MS) / 1_000),
        },
        { idempotencyKey: key },
      );
      if (session.url === null) throw new Error('Stripe named no address to pay at');
      return { ref: session.id, url: session.url };
    },

    async find(ref) {
      return reportOf(await stripe.checkout.sessions.retrieve(ref));
    },

    async end(ref) {
      const session = await stripe.checkout.sessions.retrieve(ref);
      if (session.status !== 'open') return reportOf(session);
      try {
        return reportOf(await stripe.checkout.sessions.expire(ref));
      } catch (error) {
        // It was paid just now, or has expired by itself.
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return reportOf(await stripe.checkout.sessions.retrieve(ref));
        throw error;
      }
    },

    async refund(ref): Promise<RefundOutcome> {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref);
      if (intent === null) return 'refused';
      const payment = typeof intent === 'string' ? intent : intent.id;
      try {
        const { status } = await stripe.refunds.create(
          { payment_intent: payment },
          { idempotencyKey: `refund-${ref}` },
        );
        if (status === 'succeeded') return 'refunded';
        return status === 'pending' || status === 'requires_action' ? 'pending' : 'refused';
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // A refund that was made at Stripe's own page counts as well.
        return error.code === 'charge_already_refunded' ? 'refunded' : 'refused';
      }
    },

    readWebhook(body, headers) {
      const event = verified(body, String(headers['stripe-signature'] ?? ''));
      if (!event) return null;
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return reportOf(event.data.object);
        case 'checkout.session.async_payment_failed':
          return { ...reportOf(event.data.object), state: 'failed' };
        default:
          return 'other';
      }
    },
  };

  function verified(body: Buffer, signature: string): Stripe.Event | null {
    for (const secret of webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    return null;
  }
}

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  return {
    key: session.client_reference_id ?? '',
    state: stateOf(session),
    amount: session.amount_total ?? 0,
    currency: session.currency?.toUpperCase() ?? '',
  };
}

function stateOf({ payment_status, status }: Stripe.Checkout.Session): PaymentReport['state'] {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'ended' : 'open';
}
