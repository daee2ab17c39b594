import { MAX_INVOICE_PROFILES } from '@tracking-console/contract/invoiceConstants';
import type { RefusedInvoice } from '../model/useInvoiceChange.ts';
import type { Text } from '../useText.ts';

const KNOWN = [
  'alreadyInvoiced',
  'notPaid',
  'mixedOrders',
  'notRequested',
  'sentJustNow',
  'notSent',
  'tooManyProfiles',
] as const;

/** What is not here any more needs no reason of its own. */
export function invoiceRefusalText(t: Text, { refused }: RefusedInvoice): string {
  const known = KNOWN.find((one) => one === refused);
  return known ? t(`invoices.refused.${known}`, { max: MAX_INVOICE_PROFILES }) : t('invoices.refused.gone');
}
