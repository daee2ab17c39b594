import type { InvoiceRow } from '@tracking-console/contract/invoices';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { useInvoiceChange } from '../../model/useInvoiceChange.ts';
import { useInvoiceFiles } from '../../model/useInvoiceFiles.ts';
import { useText } from '../../useText.ts';

export type InvoiceActionName = 'download' | 'resend' | 'correct' | 'withdraw' | 'again';
export type InvoiceActions = (invoice: InvoiceRow, action: InvoiceActionName) => void;

const OFFERED = {
  Requested: ['withdraw'],
  Issued: ['download', 'resend', 'correct'],
  Withdrawn: [],
  Corrected: ['download'],
  Rejected: ['again'],
} as const satisfies Record<InvoiceRow['Status'], readonly InvoiceActionName[]>;

/** What can be done with an invoice now. */
export const invoiceActionsOf = ({ Status, Corrects }: InvoiceRow): readonly InvoiceActionName[] =>
  // The invoice that a rejected correction was for is corrected in its own row.
  Status === 'Rejected' && Corrects !== null ? [] : OFFERED[Status];

interface Openers {
  onWithdraw: (invoice: InvoiceRow) => void;
  onCorrect: (invoice: InvoiceRow) => void;
  onAgain: (invoice: InvoiceRow) => void;
}

export function useInvoiceActions({ onWithdraw, onCorrect, onAgain }: Openers): InvoiceActions {
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
    else if (action === 'again') onAgain(invoice);
    else onWithdraw(invoice);
  };
}
