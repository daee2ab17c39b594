import { DateTime, Section } from '@tracking-console/ui/later';
import type { TransferEvent } from '../model/transfers.ts';
import { useText } from '../useText.ts';
import { TransferStatusBadge } from './transferStatus.tsx';
import styles from './transfers.module.css';

type Events = readonly (TransferEvent & { by?: string })[];

/** The history of a transfer; for the staff with the acting person. */
export function TransferEvents({ events }: { events: Events }) {
  const t = useText();
  if (events.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.time}>
            <TransferStatusBadge status={event.status} />{' '}
            <span className={styles.quiet}>
              <DateTime iso={event.time} />
              {event.by && ` · ${event.by}`}
            </span>
            {event.note && <p className={styles.quiet}>{event.note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
