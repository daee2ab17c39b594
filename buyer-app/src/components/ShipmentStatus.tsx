import { StatusBadge } from '@tracking-console/ui';
import type { Shipment } from '../model/shipments/shipment.ts';
import { statusText, subStatusText } from '../model/shipments/statusTexts.ts';
import { type TextKey, useText } from '../useText.ts';
import styles from './ShipmentStatus.module.css';

type Standing = Pick<Shipment, 'status' | 'subStatus' | 'attention' | 'attentionReason'>;

/** A shipment's status as a badge; below or after it the detailed status or the reason, and how urgent it is. */
export function ShipmentStatus({ isInline = false, ...standing }: Standing & { isInline?: boolean }) {
  const t = useText();
  const { status, attention } = standing;
  const key = furtherText(standing);
  const more = key && t(key);
  return (
    <span title={t(statusText(status))} className={isInline ? `${styles.status} ${styles.inline}` : styles.status}>
      <StatusBadge status={status}>{t(statusText(status))}</StatusBadge>
      {more && (
        <span className={styles.more} data-urgency={attention} title={more}>
          <span className={styles.words}>{more}</span>
        </span>
      )}
    </span>
  );
}

/** The reason if only time makes it urgent, else the detailed status, else the reason. */
function furtherText({ subStatus, attentionReason: reason }: Standing): TextKey | null {
  if (reason === 'quiet' || reason === 'waitsForPickup') return `dashboard.reason.${reason}`;
  return subStatusText(subStatus) ?? (reason && `dashboard.reason.${reason}`);
}
