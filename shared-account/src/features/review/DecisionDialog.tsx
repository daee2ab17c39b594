import { useLanguage } from '@tracking-console/app-kit';
import type { ReviewDetail } from '@tracking-console/contract/offline';
import { MAX_TRANSFER_NOTE } from '@tracking-console/contract/offlineConstants';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, formatMoney, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { type OrderRefusal, useOrderChange } from '../../model/useOrderChange.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './review.module.css';

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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState<OrderRefusal>();
  const isRejection = decision === 'Rejected';
  const { OrderNo, Submission, Email, Amount, OrderAmount, Currency } = transfer;
  const confirm = async () => {
    if (isRejection && reason.trim() === '') return setMissing(true);
    const param = { OrderNo, Submission, Decision: decision, Reason: reason.trim() };
    const outcome = await call('ReviewOffline', param);
    if ('data' in outcome) onDecided();
    else if ('refused' in outcome) setRefused(outcome.refused);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t(isRejection ? 'review.reject' : 'review.confirm')}
      onClose={onClose}
      confirm={{
        text: t(isRejection ? 'review.reject' : 'review.confirm'),
        danger: isRejection,
        onConfirm: confirm,
      }}
    >
      <div className={styles.form}>
        <p className={styles.quiet}>
          {OrderNo} · {Email} · {formatMoney(Amount ?? OrderAmount, Currency, language)}
        </p>
        {isRejection ? (
          <FormField
            label={t('offline.reason')}
            hint={t('review.reasonHint')}
            error={isMissing && reason.trim() === '' && t('review.reasonMissing')}
            required
          >
            <TextField
              value={reason}
              maxLength={MAX_TRANSFER_NOTE}
              onChange={(event) => setReason(event.target.value)}
            />
          </FormField>
        ) : (
          <p>{t('review.confirmText')}</p>
        )}
        {refused && <Banner kind="error" text={refusalText(refused, t)} />}
      </div>
    </Dialog>
  );
}

function refusalText(refused: OrderRefusal, t: Text): string {
  if (refused === 'notReviewer') return t('review.own');
  if (refused === 'orderNotPending') return t('review.paid');
  return t('offline.refused.changed');
}
