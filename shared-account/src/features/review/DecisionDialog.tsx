import { useLanguage } from '@tracking-console/app-kit';
import type { ReviewDetail } from '@tracking-console/contract/offline';
import { MAX_TRANSFER_NOTE } from '@tracking-console/contract/offlineConstants';
import { formatMoney } from '@tracking-console/ui/later';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, useOrderChange } from '../../model/useOrderChange.ts';
import { useText } from '../../useText.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface DecisionDialogProps {
  decision: 'Confirmed' | 'Rejected';
  transfer: ReviewDetail;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks once more before an order is paid, or for the reason why not. */
export function DecisionDialog({ decision, transfer, onDecided, onClose }: DecisionDialogProps) {
  const t = useText();
  const language = useLanguage();
  const call = useOrderChange();
  const isRejection = decision === 'Rejected';
  const { OrderNo, Submission, Email, Amount, OrderAmount, Currency, MayBeSameAs } = transfer;
  const isCompared = !isRejection && MayBeSameAs.length > 0;
  const decide = async (reason: string) => {
    const decided = { OrderNo, Submission, Decision: decision, Reason: reason };
    const outcome = await call('ReviewOffline', { ...decided, ...(isCompared && { Compared: MayBeSameAs }) });
    if ('data' in outcome) onDecided();
    return 'refused' in outcome ? refusalText(outcome.refused) : undefined;
  };
  const refusalText = (refused: OrderRefusal) =>
    refused === 'orderNotPending' ? t('review.paid') : orderRefusalText(t, refused);
  return (
    <DecisionForm
      subject={`${OrderNo} · ${Email} · ${formatMoney(Amount ?? OrderAmount, Currency, language)}`}
      action={t(isRejection ? 'review.reject' : 'review.confirm')}
      effect={t('review.confirmText')}
      {...(isCompared && { condition: t('review.anotherPayment', { orders: MayBeSameAs.join(', ') }) })}
      reason={isRejection && { min: 1, max: MAX_TRANSFER_NOTE, fault: t('review.reasonMissing') }}
      decide={decide}
      onClose={onClose}
    />
  );
}
