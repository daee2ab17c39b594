import {
  type InvoiceRefusal,
  MAX_INVOICE_PROFILES,
  MAX_REJECT_REASON,
  MIN_REJECT_REASON,
} from '@tracking-console/contract/orders/invoiceConstants';
import type { RefusedInvoice } from '../model/invoiceCalls.ts';
import type { Text } from '../useText.ts';

const TEXTS = {
  notFound: 'invoices.refused.gone',
  noOrder: 'invoices.refused.noOrder',
  notPaid: 'invoices.refused.notPaid',
  alreadyInvoiced: 'invoices.refused.alreadyInvoiced',
  mixedOrders: 'invoices.refused.mixedOrders',
  notRequested: 'invoices.refused.notRequested',
  notIssued: 'invoices.refused.notIssued',
  sentJustNow: 'invoices.refused.sentJustNow',
  notSent: 'invoices.refused.notSent',
  noProfile: 'invoices.refused.noProfile',
  notReviewer: 'review.notReviewer',
  secondStepNeeded: 'problem.secondStepNeeded',
} as const satisfies Partial<Record<InvoiceRefusal, string>>;

/** What happened, and what to do about it. */
export function invoiceRefusalText(t: Text, { refused }: RefusedInvoice): string {
  if (refused === 'tooManyProfiles') return t('invoices.refused.tooManyProfiles', { max: MAX_INVOICE_PROFILES });
  if (refused === 'reasonLength') return t('offline.wrong.length', { min: MIN_REJECT_REASON, max: MAX_REJECT_REASON });
  // Shown at its field.
  if (refused === 'wrongDetails') return t('invoices.fault.required');
  return t(TEXTS[refused]);
}
