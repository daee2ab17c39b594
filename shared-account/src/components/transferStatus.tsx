import type { TransferStatus } from '@tracking-console/contract/orders/offlineConstants';
import { StatusBadge } from '@tracking-console/ui';
import { type Hue, Steps } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

const TONES: Record<TransferStatus, Hue> = {
  AwaitingTransfer: 'amber',
  UnderReview: 'blue',
  Confirmed: 'green',
  Rejected: 'red',
};

export function TransferStatusBadge({ status }: { status: TransferStatus }) {
  const t = useText();
  return <StatusBadge tone={TONES[status]}>{t(`offline.status.${status}`)}</StatusBadge>;
}

/** The status of a transfer. */
export function TransferSteps({ status }: { status: TransferStatus }) {
  const t = useText();
  const last = status === 'Rejected' ? status : 'Confirmed';
  const names = ['AwaitingTransfer', 'UnderReview', last] as const;
  return (
    <Steps
      aria-label={t('offline.progress')}
      steps={names.map((key) => ({ key, title: t(`offline.status.${key}`) }))}
      failed={status === 'Rejected'}
      current={status === 'Confirmed' ? names.length : names.indexOf(status)}
    />
  );
}
