import { useLanguage } from '@tracking-console/app-kit';
import { MAX_REJECT_REASON, MIN_REJECT_REASON } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceReviewDetail } from '@tracking-console/contract/invoices';
import { formatMoney } from '@tracking-console/ui/later';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { useInvoiceChange } from '../../model/useInvoiceChange.ts';
import { useText } from '../../useText.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface InvoiceDecisionDialogProps {
  decision: 'Issued' | 'Rejected';
  invoice: InvoiceReviewDetail;
  onDecided: () => void;
  /** It has changed meanwhile. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks once more before an invoice is issued, or for the reason why not. */
export function InvoiceDecisionDialog(props: InvoiceDecisionDialogProps) {
  const { decision, invoice, onDecided, onRefused, onClose } = props;
  const t = useText();
  const language = useLanguage();
  const change = useInvoiceChange();
  const { Id, Title, Amount, Currency, Email } = invoice;
  const range = { min: MIN_REJECT_REASON, max: MAX_REJECT_REASON };
  const decide = async (reason: string) => {
    const outcome =
      decision === 'Issued'
        ? await change('IssueInvoice', { Id })
        : await change('RejectInvoice', { Id, Reason: reason });
    if ('data' in outcome) onDecided();
    if (!('refused' in outcome)) return undefined;
    onRefused();
    return invoiceRefusalText(t, outcome);
  };
  return (
    <DecisionForm
      subject={`${Title} · ${formatMoney(Amount, Currency, language)}`}
      action={t(decision === 'Issued' ? 'review.issue' : 'review.reject')}
      effect={t('review.issueText', { email: Email })}
      reason={decision === 'Rejected' && { ...range, fault: t('offline.wrong.length', range) }}
      decide={decide}
      onClose={onClose}
    />
  );
}
