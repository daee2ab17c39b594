import type { ReviewDetail, TransferDetail } from '@tracking-console/contract/offline';
import { DateTime, Section } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';
import { TransferStatusBadge } from './transferStatus.tsx';
import styles from './transfers.module.css';

type Events = TransferDetail['Events'] | ReviewDetail['Events'];

/** What happened to a transfer; for the staff with who did it. */
export function TransferEvents({ events }: { events: Events }) {
  const t = useText();
  if (events.length === 0) return null;
  return (
    <Section title={t('orders.detail.history')}>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.Time}>
            <TransferStatusBadge status={event.Status} />{' '}
            <span className={styles.quiet}>
              <DateTime iso={event.Time} />
              {'By' in event && ` · ${event.By}`}
            </span>
            {event.Note && <p className={styles.quiet}>{event.Note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
