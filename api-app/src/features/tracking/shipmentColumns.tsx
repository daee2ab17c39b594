import type { useTextOr } from '@tracking-console/app-kit';
import type { TrackListRow } from '@tracking-console/contract/tracking';
import { CopyButton, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, MiddleEllipsis } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import { latestEventWords, type useEventWords } from '../../words/useEventWords.ts';
import type { useStatusWords } from '../../words/useStatusWords.ts';
import styles from './tracking.module.css';

export interface ColumnWords {
  t: Text;
  textOr: ReturnType<typeof useTextOr>;
  status: ReturnType<typeof useStatusWords>;
  carrier: (key: number) => string;
  event: ReturnType<typeof useEventWords>;
}

type ShipmentColumn = Column<TrackListRow>;

export function shipmentColumns({ t, textOr, status, carrier, event }: ColumnWords): ShipmentColumn[] {
  const time = (iso: string | null) => iso && <RelativeTime iso={iso} />;
  const under = (text: string | null) => text && <span className={styles.under}>{text}</span>;
  return [
    {
      key: 'number',
      title: t('tracking.column.number'),
      primary: true,
      cell: ({ number }) => (
        <span className={styles.number}>
          <MiddleEllipsis text={number} />
        </span>
      ),
      aside: ({ number }) => <CopyButton value={number} label={number} />,
    },
    {
      key: 'carrier',
      title: t('tracking.column.carrier'),
      priority: 3,
      cell: (row) => (
        <>
          {carrier(row.carrier) || '–'}
          {under(row.carrier === 0 ? null : textOr(`tracking.origin.${row.origin}`, ''))}
        </>
      ),
    },
    {
      key: 'status',
      title: t('tracking.column.status'),
      cell: (row) => (
        <>
          <StatusBadge status={row.package_status}>{status.main(row.package_status)}</StatusBadge>
          {under(status.sub(row.sub_status))}
        </>
      ),
    },
    {
      key: 'event',
      title: t('tracking.column.event'),
      cell: (row) => {
        const words = latestEventWords(row);
        if (!words) return <span className={styles.quiet}>{t('tracking.noEvent')}</span>;
        const { text, lang, note } = event(words);
        return (
          <>
            <span className={styles.event} lang={lang} title={text}>
              {text}
            </span>
            <span className={styles.under}>
              {time(row.latest_event_time)}
              {note && ` · ${note}`}
            </span>
          </>
        );
      },
    },
    {
      key: 'tracking',
      title: t('tracking.column.tracking'),
      priority: 3,
      cell: (row) => (
        <>
          <StatusBadge tone={row.tracking_status === 'Tracking' ? 'teal' : 'grey'}>
            {status.tracking(row.tracking_status)}
          </StatusBadge>
          {under(row.stop_track_reason && textOr(`tracking.stopReason.${row.stop_track_reason}`, ''))}
        </>
      ),
    },
    {
      key: 'sync',
      title: t('tracking.column.sync'),
      priority: 5,
      cell: (row) => (
        <>
          {time(row.track_time) ?? '–'}
          {row.track_time && under(t(row.sync_status ? 'tracking.sync.ok' : 'tracking.sync.failed'))}
        </>
      ),
    },
    {
      key: 'registered',
      title: t('tracking.column.registered'),
      priority: 5,
      cell: (row) => (
        <>
          {time(row.register_time)}
          {under(textOr(`tracking.dataOrigin.${row.data_origin}`, row.data_origin))}
        </>
      ),
    },
  ];
}

/** Where there is no room for columns. */
export const shipmentSummary =
  ({ status, carrier, event }: ColumnWords) =>
  (row: TrackListRow) => {
    const words = latestEventWords(row);
    const { text, note } = words ? event(words) : {};
    return (
      <span className={styles.summary}>
        <StatusBadge status={row.package_status}>{status.main(row.package_status)}</StatusBadge>
        {[carrier(row.carrier), text, note].filter(Boolean).join(' · ')}
      </span>
    );
  };
