import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, PayMethod } from '@tracking-console/contract/orders/orderConstants';

/** A checkout to open. */
export interface Checkout {
  /** Identifies this attempt to pay an order: opened again with the same key, it is the same checkout. */
  key: string;
  orderNo: string;
  description: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: Currency;
  method: PayMethod;
  email: string;
  /** The address the customer is sent back to, paid or not. */
  returnUrl: string;
  cancelUrl: string;
  expireTime: Date;
}

export interface OpenedCheckout {
  /** The provider's own name of it. */
  ref: string;
  url: string;
}

/** A provider's report on a checkout, queried or by webhook. */
export interface PaymentReport {
  key: string;
  /** failed: an attempt failed, and the checkout may still be paid. */
  state: 'open' | 'paid' | 'failed' | 'ended';
  amount: number;
  currency: string;
}

/** refused: it will never be refunded. */
export type RefundOutcome = 'refunded' | 'pending' | 'refused';

/** The payment provider. All calls may be repeated: each has one effect. */
export interface PaymentProvider {
  name: string;
  /** The ways to pay in a currency. */
  methodsFor(currency: Currency): readonly PayMethod[];
  open(checkout: Checkout): Promise<OpenedCheckout>;
  find(ref: string): Promise<PaymentReport>;
  /** Nothing can be paid with it from here on; answers with its final state. */
  end(ref: string): Promise<PaymentReport>;
  refund(ref: string): Promise<RefundOutcome>;
  /** Null: not signed by the provider. 'other': signed, and about nothing we follow. */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): PaymentReport | 'other' | null;
}
