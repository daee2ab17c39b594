import { REFUND_HOURS } from '@tracking-console/contract/orders/orderConstants';
import { toastShown } from '@tracking-console/platform';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import { useCancelOrderMutation, useRequestRefundMutation } from '../../model/orderQueries.ts';
import type { Order } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

export interface Question {
  action: 'refund' | 'cancel';
  order: Order;
}

/** Confirmation before an order is canceled or refunded. */
export function OrderQuestion({ question: { action, order }, onClose }: { question: Question; onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const [cancel] = useCancelOrderMutation();
  const [refund] = useRequestRefundMutation();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<OrderRefusal>();
  const { orderNo } = order;
  const isRefund = action === 'refund';
  const confirm = async () => {
    const { error } = isRefund ? await refund({ orderNo, reason: reason.trim() }) : await cancel(orderNo);
    if (error) return setRefused(orderRefusalOf(error));
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
          {t('column.orderNo')} {orderNo} · {order.productName}
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
