import { MAX_INVOICE_PROFILES } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { type RefusedInvoice, useInvoiceChange } from '../../model/useInvoiceChange.ts';
import { useInvoiceFiles } from '../../model/useInvoiceFiles.ts';
import { type Text, useText } from '../../useText.ts';

export type InvoiceActionName = 'download' | 'resend' | 'correct' | 'withdraw';
export type InvoiceActions = (invoice: InvoiceRow, action: InvoiceActionName) => void;

const OFFERED = {
  Requested: ['withdraw'],
  Issued: ['download', 'resend', 'correct'],
  Withdrawn: [],
  Corrected: ['download'],
} as const satisfies Record<InvoiceRow['Status'], readonly InvoiceActionName[]>;

/** What can be done with an invoice now. */
export const invoiceActionsOf = ({ Status }: InvoiceRow): readonly InvoiceActionName[] => OFFERED[Status];

interface Openers {
  onWithdraw: (invoice: InvoiceRow) => void;
  onCorrect: (invoice: InvoiceRow) => void;
}

export function useInvoiceActions({ onWithdraw, onCorrect }: Openers): InvoiceActions {
  const t = useText();
  const dispatch = useDispatch();
  const change = useInvoiceChange();
  const save = useInvoiceFiles();

  async function resend({ Id, Email }: InvoiceRow) {
    const outcome = await change('ResendInvoice', { Id });
    if ('data' in outcome)
      dispatch(toastShown({ type: 'success', text: { plain: t('invoices.sent', { email: Email }) } }));
    else if ('refused' in outcome)
      dispatch(toastShown({ type: 'failed', text: { plain: invoiceRefusalText(t, outcome) } }));
  }

  return (invoice, action) => {
    if (action === 'download') void save('invoice', 'DownloadInvoice', { Id: invoice.Id });
    else if (action === 'resend') void resend(invoice);
    else if (action === 'correct') onCorrect(invoice);
    else onWithdraw(invoice);
  };
}

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
