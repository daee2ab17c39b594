import { usePolling } from '@tracking-console/app-kit';
import { TextLink } from '@tracking-console/ui';
import { Dialog, QrCode } from '@tracking-console/ui/later';
import { useEffect } from 'react';
import type { Checkout } from '../../model/orderQueries.ts';
import { useOrderQuery } from '../../model/orderQueries.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

const POLL_MS = 2_000;

interface QrDialogProps {
  checkout: Checkout & { qrCode: string };
  onClose: () => void;
}

/** A code to pay with the phone; closes when the order no longer waits. */
export function QrDialog({ checkout: { orderNo, qrCode: code }, onClose }: QrDialogProps) {
  const t = useText();
  const { data: order, refetch } = useOrderQuery(orderNo);
  const status = order?.status ?? 'Pending';
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
