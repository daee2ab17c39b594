import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { paths } from '@tracking-console/platform';
import { Card, EmptyState, LinkButton, RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { latestEventWords, useEventWords } from '../../components/useEventWords.ts';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

export function RecentUpdates({ rows }: { rows: readonly TrackListRow[] }) {
  const t = useText();
  const nothingYet = useNothingYet();
  return (
    <Card title={t('events.latest')} flush>
      {rows.length === 0 ? (
        <EmptyState
          {...nothingYet({
            title: t('events.none'),
            actions: (
              <LinkButton href={paths.api.tracking({ register: '1' })}>{t('tracking.register.action')}</LinkButton>
            ),
          })}
        />
      ) : (
        <ul className={styles.recent}>
          {rows.map((row) => (
            <Update key={`${row.number}.${row.carrier}`} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Update({ row }: { row: TrackListRow }) {
  const t = useText();
  const words = useStatusWords();
  const textOf = useEventWords();
  const latest = latestEventWords(row);
  const event = latest && textOf(latest);
  return (
    <li>
      <span className={styles.number}>
        <TextLink href={paths.api.tracking({ shipment: `${row.number}.${row.carrier}` })}>{row.number}</TextLink>
      </span>
      <StatusBadge status={row.package_status}>{words.main(row.package_status)}</StatusBadge>
      <p className={styles.caption} lang={event?.lang}>
        {event ? [event.text, event.note].filter(Boolean).join(' · ') : t('events.none')}
      </p>
      <span className={styles.caption}>{row.latest_event_time && <RelativeTime iso={row.latest_event_time} />}</span>
    </li>
  );
}
