import { usePolling } from '@tracking-console/app-kit';
import type { OrderCheckout } from '@tracking-console/contract/orders';
import { TextLink } from '@tracking-console/ui';
import { Dialog, QrCode } from '@tracking-console/ui/later';
import { useEffect } from 'react';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

const POLL_MS = 2_000;

interface QrDialogProps {
  checkout: OrderCheckout & { QrCode: string };
  onClose: () => void;
}

/** A code to pay with the telephone; closes when the order no longer waits. */
export function QrDialog({ checkout: { OrderNo, QrCode: code }, onClose }: QrDialogProps) {
  const t = useText();
  const [state, refetch] = usePayData('GetOrder', { OrderNo });
  const status = state.phase === 'loaded' ? state.data.Status : 'Pending';
  usePolling(refetch, POLL_MS);
  useEffect(() => {
    if (status !== 'Pending') onClose();
  }, [status, onClose]);
  return (
    <Dialog open size="sm" title={t('orders.qr.title')} onClose={onClose}>
      <div className={styles.qr}>
        <QrCode value={code} label={t('orders.qr.title')} />
        <p>{t('orders.qr.text')}</p>
        <TextLink href={code}>{t('orders.qr.open')}</TextLink>
      </div>
    </Dialog>
  );
}
