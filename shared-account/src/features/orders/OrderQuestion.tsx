import { REFUND_HOURS } from '@tracking-console/contract/orderConstants';
import type { OrderRow } from '@tracking-console/contract/orders';
import { toastShown } from '@tracking-console/platform';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, useOrderChange } from '../../model/useOrderChange.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

export interface Question {
  action: 'refund' | 'cancel';
  order: OrderRow;
}

/** Asks before an order is canceled or refunded. */
export function OrderQuestion({ question: { action, order }, onClose }: { question: Question; onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const call = useOrderChange();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<OrderRefusal>();
  const { OrderNo } = order;
  const isRefund = action === 'refund';
  const confirm = async () => {
    const outcome = isRefund
      ? await call('RequestRefund', { OrderNo, Reason: reason.trim() })
      : await call('CancelOrder', { OrderNo });
    if ('refused' in outcome) return setRefused(outcome.refused);
    if (!('data' in outcome)) return;
    if (isRefund) dispatch(toastShown({ type: 'success', text: { plain: t('orders.refund.done') } }));
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={isRefund ? t('orders.action.refund') : t('orders.cancel.title')}
      onClose={onClose}
      {...(!isRefund && { cancelText: t('orders.cancel.keep') })}
      confirm={{ text: t(`orders.action.${action}`), danger: true, onConfirm: confirm }}
    >
      <div className={styles.form}>
        <p className={styles.quiet}>
          {t('column.orderNo')} {OrderNo} · {order.ProductName}
        </p>
        <p>{isRefund ? t('orders.refund.text', { hours: REFUND_HOURS }) : t('orders.cancel.text')}</p>
        {isRefund && (
          <FormField label={t('orders.refund.reason')}>
            <TextField value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          </FormField>
        )}
        {refused && <Banner kind="error" text={orderRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}
