import type { OrderRefusal } from '../model/orderCalls.ts';
import type { Text } from '../useText.ts';

const TEXTS = {
  notFound: 'orders.refused.notFound',
  noProduct: 'orders.refused.noProduct',
  noMethod: 'orders.refused.noMethod',
  notPending: 'orders.refused.notPending',
  notRefundable: 'orders.refused.notRefundable',
  tooManyPending: 'orders.refused.tooManyPending',
  providerAway: 'orders.refused.providerAway',
  notPaid: 'orders.refused.notPaid',
  noIdentity: 'orders.refused.noIdentity',
  transferNotFound: 'offline.refused.transferNotFound',
  orderNotPending: 'orders.refused.notPending',
  transferState: 'offline.refused.changed',
  futureDate: 'offline.wrong.date',
  duplicateTransfer: 'offline.refused.duplicate',
  receiptCount: 'offline.receipts',
  receiptSize: 'offline.receipts',
  receiptType: 'offline.wrong.type',
  noAccount: 'offline.refused.noAccount',
  notReviewer: 'review.notReviewer',
  secondStepNeeded: 'problem.secondStepNeeded',
  reasonMissing: 'review.reasonMissing',
  // Another transfer was submitted meanwhile.
  samePayment: 'offline.refused.changed',
} as const satisfies Record<Exclude<OrderRefusal, AboutAmount>, string>;

/** Their texts name an amount, which is known to the dialog with the amount's field. */
type AboutAmount = 'belowMinimum' | 'unexplained';

interface Amounts {
  /** The minimum amount of an order by transfer. */
  minimum?: string;
  /** The amount due for the order. */
  due?: string;
}

/** What happened, and what to do about it. */
export function orderRefusalText(t: Text, refused: OrderRefusal, { minimum = '', due = '' }: Amounts = {}): string {
  if (refused === 'belowMinimum') return t('offline.wrong.minimum', { amount: minimum });
  if (refused === 'unexplained') return t('offline.wrong.note', { amount: due });
  return t(TEXTS[refused]);
}
