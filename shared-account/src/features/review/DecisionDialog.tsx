import { useLanguage } from '@tracking-console/app-kit';
import { MAX_TRANSFER_NOTE } from '@tracking-console/contract/orders/offlineConstants';
import { formatMoney } from '@tracking-console/ui/later';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import { useReviewTransferMutation } from '../../model/transferQueries.ts';
import type { ReviewedTransferWithHistory } from '../../model/transfers.ts';
import { useText } from '../../useText.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface DecisionDialogProps {
  decision: 'Confirmed' | 'Rejected';
  transfer: ReviewedTransferWithHistory;
  onDecided: () => void;
  onClose: () => void;
}

/** Confirmation before an order is paid, or the reason why not. */
export function DecisionDialog({ decision, transfer, onDecided, onClose }: DecisionDialogProps) {
  const t = useText();
  const language = useLanguage();
  const [review] = useReviewTransferMutation();
  const isRejection = decision === 'Rejected';
  const { orderNo, submission, email, amount, orderAmount, currency, mayBeSameAs } = transfer;
  const isCompared = !isRejection && mayBeSameAs.length > 0;
  const decide = async (reason: string) => {
    const decided = { orderNo, submission, decision, reason };
    const { error } = await review({ ...decided, ...(isCompared && { compared: [...mayBeSameAs] }) });
    if (!error) onDecided();
    const refused = orderRefusalOf(error);
    return refused && refusalText(refused);
  };
  const refusalText = (refused: OrderRefusal) =>
    refused === 'orderNotPending' ? t('review.paid') : orderRefusalText(t, refused);
  return (
    <DecisionForm
      subject={`${orderNo} · ${email} · ${formatMoney(amount ?? orderAmount, currency, language)}`}
      action={t(isRejection ? 'review.reject' : 'review.confirm')}
      effect={t('review.confirmText')}
      {...(isCompared && { condition: t('review.anotherPayment', { orders: mayBeSameAs.join(', ') }) })}
      reason={isRejection && { min: 1, max: MAX_TRANSFER_NOTE, fault: t('review.reasonMissing') }}
      decide={decide}
      onClose={onClose}
    />
  );
}
