import { useLanguage } from '@tracking-console/app-kit';
import { MAX_REJECT_REASON, MIN_REJECT_REASON } from '@tracking-console/contract/orders/invoiceConstants';
import { formatMoney } from '@tracking-console/ui/later';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { invoiceRefusalOf } from '../../model/invoiceCalls.ts';
import { useIssueInvoiceMutation, useRejectInvoiceMutation } from '../../model/invoiceQueries.ts';
import type { ReviewedInvoiceWithDecisions } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface InvoiceDecisionDialogProps {
  decision: 'Issued' | 'Rejected';
  invoice: ReviewedInvoiceWithDecisions;
  onDecided: () => void;
  onClose: () => void;
}

/** Confirmation before an invoice is issued, or the reason why not. */
export function InvoiceDecisionDialog(props: InvoiceDecisionDialogProps) {
  const { decision, invoice, onDecided, onClose } = props;
  const t = useText();
  const language = useLanguage();
  const [issue] = useIssueInvoiceMutation();
  const [reject] = useRejectInvoiceMutation();
  const { id, title, amount, currency, email } = invoice;
  const range = { min: MIN_REJECT_REASON, max: MAX_REJECT_REASON };
  const decide = async (reason: string) => {
    const { error } = decision === 'Issued' ? await issue(id) : await reject({ id, reason });
    if (!error) onDecided();
    const refusal = invoiceRefusalOf(error);
    return refusal && invoiceRefusalText(t, refusal);
  };
  return (
    <DecisionForm
      subject={`${title} · ${formatMoney(amount, currency, language)}`}
      action={t(decision === 'Issued' ? 'review.issue' : 'review.reject')}
      effect={t('review.issueText', { email: email })}
      reason={decision === 'Rejected' && { ...range, fault: t('offline.wrong.length', range) }}
      decide={decide}
      onClose={onClose}
    />
  );
}
