import type { AttentionLevel, MainStatus } from '@tracking-console/contract/statuses';
import { StatusBadge } from '@tracking-console/ui';
import { statusText, subStatusText } from '../model/shipments/statusTexts.ts';
import { useText } from '../useText.ts';
import styles from './ShipmentStatus.module.css';

interface ShipmentStatusProps {
  status: MainStatus;
  subStatus: string;
  attention: AttentionLevel;
}

/** Where a shipment stands: the colour tells how urgent it is, the words what it is. */
export function ShipmentStatus({ status, subStatus, attention }: ShipmentStatusProps) {
  const t = useText();
  const more = subStatusText(subStatus);
  const urgent = attention === 'red' || attention === 'amber';
  return (
    <span className={styles.status}>
      <StatusBadge status={status} {...(urgent && { tone: attention })}>
        {t(statusText(status))}
      </StatusBadge>
      {more && <span className={styles.more}>{t(more)}</span>}
    </span>
  );
}
