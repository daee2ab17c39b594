import type { useTextOr } from '@tracking-console/app-kit';
import type { ViewSettingsChoices } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import { CopyButton, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, type Hue, MiddleEllipsis } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { latestEventWords, type useEventWords } from '../../components/useEventWords.ts';
import type { useStatusWords } from '../../components/useStatusWords.ts';
import type { Text } from '../../useText.ts';
import styles from './tracking.module.css';

export interface ColumnWords {
  t: Text;
  textOr: ReturnType<typeof useTextOr>;
  status: ReturnType<typeof useStatusWords>;
  carrier: (key: number) => string;
  event: ReturnType<typeof useEventWords>;
}

/** The number is always the first column, before these. */
const COLUMNS = [
  'carrier',
  'status',
  'event',
  'tracking',
  'sync',
  'push',
  'registered',
  'tag',
  'orderNo',
  'changes',
  'retracked',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

const HIDDEN: readonly ColumnName[] = ['tag', 'orderNo', 'changes', 'retracked'];

export const SHIPMENT_VIEW: ViewSettingsChoices<ColumnName> = {
  name: 'api_list',
  columns: COLUMNS,
  initial: { columns: COLUMNS.filter((column) => !HIDDEN.includes(column)), density: 'regular' },
};

/** Chosen columns are shown at every width of a table, which then scrolls sideways. */
const CHOSEN = 2;

const PUSH_TONES: Record<TrackListRow['push_status'], Hue> = { NotPushed: 'grey', Success: 'green', Failure: 'red' };

type ShipmentColumn = Column<TrackListRow>;

/** Titles that reuse other texts. */
const TITLES = {
  carrier: 'shipments.fact.carrier',
  status: 'column.status',
  event: 'shipments.column.event',
  sync: 'shipments.fact.sync',
  tag: 'shipments.fact.tag',
  orderNo: 'column.orderNo',
} as const;
const hasTitle = (name: ColumnName): name is keyof typeof TITLES => name in TITLES;

export const columnTitle = (t: Text) => (name: ColumnName) =>
  t(hasTitle(name) ? TITLES[name] : `tracking.column.${name}`);

const PUSHES: Record<string, Parameters<Text>[0]> = {
  NotPushed: 'tracking.push.NotPushed',
  Success: 'deliveries.state.Delivered',
  Failure: 'deliveries.state.Failed',
};

/** The result of the last push; a status this version does not know is shown as it is. */
export const pushText = (t: Text, status: string): string => {
  const key = PUSHES[status];
  return key ? t(key) : status;
};

export const changesOf = ({ carrier_change_count }: TrackListRow) => `${carrier_change_count}/${MAX_CARRIER_CHANGES}`;

export function shipmentColumns(words: ColumnWords, shown: readonly ColumnName[]): ShipmentColumn[] {
  const { t } = words;
  const isChosen = shown.join() !== SHIPMENT_VIEW.initial.columns.join();
  const definitions = columnDefinitions(words);
  return [
    {
      key: 'number',
      title: t('field.number'),
      primary: true,
      width: 'clamp(10.5rem, 15cqi, 20rem)',
      cell: ({ number }) => (
        <span className={styles.number}>
          <MiddleEllipsis text={number} />
        </span>
      ),
      aside: ({ number }) => <CopyButton value={number} label={number} />,
    },
    ...shown.map((key) => ({
      key,
      title: columnTitle(t)(key),
      ...definitions[key],
      ...(isChosen && { priority: CHOSEN as 2 }),
    })),
  ];
}

function columnDefinitions(words: ColumnWords): Record<ColumnName, Omit<ShipmentColumn, 'key' | 'title'>> {
  const { t, textOr, status, carrier } = words;
  const time = (iso: string | null) => iso && <RelativeTime iso={iso} />;
  return {
    carrier: {
      priority: 3,
      width: 'clamp(8.5rem, 11cqi, 14rem)',
      cell: (row) =>
        row.carrier === 0 ? (
          '–'
        ) : (
          <>
            <span className={styles.carrier}>{carrier(row.carrier)}</span>
            <Under>{[row.carrier, textOr(`tracking.origin.${row.origin}`, '')].filter(Boolean).join(' · ')}</Under>
          </>
        ),
    },
    status: {
      width: '10.5rem',
      cell: (row) => (
        <>
          <StatusBadge status={row.package_status}>{status.main(row.package_status)}</StatusBadge>
          <Under>{status.sub(row.sub_status)}</Under>
        </>
      ),
    },
    event: { cell: (row) => <LatestEvent row={row} words={words} /> },
    tracking: {
      priority: 3,
      width: '8.5rem',
      cell: (row) => (
        <>
          <StatusBadge tone={row.tracking_status === 'Tracking' ? 'teal' : 'grey'}>
            {status.tracking(row.tracking_status)}
          </StatusBadge>
          <Under>{row.stop_track_reason && textOr(`tracking.stopReason.${row.stop_track_reason}`, '')}</Under>
        </>
      ),
    },
    sync: {
      priority: 4,
      width: '7rem',
      sortable: true,
      cell: (row) => (
        <>
          {time(row.track_time) ?? '–'}
          <Under>{row.track_time && t(row.sync_status ? 'tracking.sync.ok' : 'tracking.sync.failed')}</Under>
        </>
      ),
    },
    push: {
      priority: 4,
      width: '9rem',
      sortable: true,
      cell: (row) => (
        <>
          <StatusBadge tone={PUSH_TONES[row.push_status]}>
            {[pushText(t, row.push_status), row.push_status_code].filter(Boolean).join(' · ')}
          </StatusBadge>
          <Under>{time(row.push_time)}</Under>
        </>
      ),
    },
    registered: {
      priority: 5,
      width: '7.5rem',
      sortable: true,
      cell: (row) => (
        <>
          {time(row.register_time)}
          <Under>{textOr(`tracking.dataOrigin.${row.data_origin}`, row.data_origin)}</Under>
        </>
      ),
    },
    tag: { width: '8rem', cell: ({ tag }) => tag || '–' },
    orderNo: { width: '8rem', cell: ({ order_no }) => order_no || '–' },
    changes: { width: '7rem', align: 'end', cell: changesOf },
    retracked: { width: '7rem', cell: ({ is_retracked }) => (is_retracked ? t('tracking.column.retracked') : '–') },
  };
}

const Under = ({ children }: { children: ReactNode }) => children && <span className={styles.under}>{children}</span>;

function LatestEvent({ row, words: { t, event } }: { row: TrackListRow; words: ColumnWords }) {
  const words = latestEventWords(row);
  if (!words) return <span className={styles.quiet}>{t('events.none')}</span>;
  const { text, lang, note } = event(words);
  return (
    <>
      <span className={styles.event} lang={lang} title={text}>
        {text}
      </span>
      <Under>
        {row.latest_event_time && <RelativeTime iso={row.latest_event_time} />}
        {note && ` · ${note}`}
      </Under>
    </>
  );
}

/** The row's text if there is no room for columns. */
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
