import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { invoiceRefusalOf } from '../../model/invoiceCalls.ts';
import { useResendInvoiceMutation } from '../../model/invoiceQueries.ts';
import type { Invoice } from '../../model/invoices.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';

export type InvoiceActionName = 'download' | 'resend' | 'correct' | 'withdraw' | 'again';
export type InvoiceActions = (invoice: Invoice, action: InvoiceActionName) => void;

const OFFERED = {
  Requested: ['withdraw'],
  Issued: ['download', 'resend', 'correct'],
  Withdrawn: [],
  Corrected: ['download'],
  Rejected: ['again'],
} as const satisfies Record<Invoice['status'], readonly InvoiceActionName[]>;

/** The actions on an invoice in its present state. */
export const invoiceActionsOf = ({ status, corrects }: Invoice): readonly InvoiceActionName[] =>
  // An invoice whose correction was rejected is corrected again in its own row.
  status === 'Rejected' && corrects !== null ? [] : OFFERED[status];

interface Openers {
  onWithdraw: (invoice: Invoice) => void;
  onCorrect: (invoice: Invoice) => void;
  onAgain: (invoice: Invoice) => void;
}

export function useInvoiceActions({ onWithdraw, onCorrect, onAgain }: Openers): InvoiceActions {
  const t = useText();
  const dispatch = useDispatch();
  const [resendInvoice] = useResendInvoiceMutation();
  const save = useSaveFile();

  async function resend({ id, email }: Invoice) {
    const { error } = await resendInvoice(id);
    const refused = invoiceRefusalOf(error);
    if (!error) dispatch(toastShown({ type: 'success', text: { plain: t('invoices.sent', { email }) } }));
    else if (refused) dispatch(toastShown({ type: 'failed', text: { plain: invoiceRefusalText(t, refused) } }));
  }

  return (invoice, action) => {
    if (action === 'download') void save(FILES.invoice(invoice.id));
    else if (action === 'resend') void resend(invoice);
    else if (action === 'correct') onCorrect(invoice);
    else if (action === 'again') onAgain(invoice);
    else onWithdraw(invoice);
  };
}
