export const ORDER_TYPES = ['Plan', 'TopUp'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const ORDER_STATUSES = ['Pending', 'Paid', 'Closed', 'Refunding', 'Refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The possible transitions of an order. */
export const ORDER_MOVES = {
  Pending: ['Paid', 'Closed'],
  // A payment may be on its way when its order closes: what was paid for is delivered.
  Closed: ['Paid'],
  Paid: ['Refunding'],
  // The provider may refuse the refund.
  Refunding: ['Refunded', 'Paid'],
  Refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const PAY_METHODS = ['card', 'paypal', 'alipay', 'wechat', 'offline'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

export const CURRENCIES = ['USD', 'EUR', 'CNY', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** Decimal places of a currency: amounts are integers of its smallest unit. */
export const CURRENCY_DIGITS = { USD: 2, EUR: 2, CNY: 2, JPY: 0 } as const satisfies Record<Currency, number>;

export const INVOICE_STATUSES = ['None', 'Requested', 'Issued', 'Rejected'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const ORDER_EVENT_KINDS = [
  'created',
  'paymentStarted',
  'paymentFailed',
  'transferSubmitted',
  'transferWithdrawn',
  'transferRejected',
  'paid',
  'paidTwice',
  'wrongAmount',
  'closed',
  'canceled',
  'refundRequested',
  'refundFailed',
  'refunded',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** How long an order waits for its payment; one paid by bank transfer waits longer. */
export const PENDING_MINUTES = 30;
export const OFFLINE_DAYS = 7;
/** A refund may be requested this long after the payment, with the quota unused. */
export const REFUND_HOURS = 72;
export const MAX_QUANTITY = 100;
export const MAX_ORDER_TEXT = 60;
export const MAX_REASON = 200;
export const ORDER_PAGE_SIZES = [20, 40, 100] as const;

export const ORDER_CODES = {
  notFound: -14010101,
  noProduct: -14010102,
  noMethod: -14010103,
  notPending: -14010104,
  notRefundable: -14010105,
  tooManyPending: -14010106,
  providerAway: -14010107,
  notPaid: -14010108,
  noIdentity: -14010109,
} as const;

/** Orders of an account that may wait for their payment at a time. */
export const MAX_PENDING_ORDERS = 20;
