import type { ViewSettingsChoices } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air/air';
import { LATE_MINUTES } from '@tracking-console/contract/air/airConstants';
import { CopyButton, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, icons } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import type { Text } from '../../useText.ts';
import styles from './airline.module.css';
import type { AirWords } from './useAirWords.ts';

/** The number is always the first column, before these. */
const COLUMNS = [
  'airline',
  'route',
  'pieces',
  'event',
  'status',
  'flight',
  'departure',
  'arrival',
  'delay',
  'updated',
  'registered',
  'reference',
] as const;
export type AirColumn = (typeof COLUMNS)[number];

const HIDDEN: readonly AirColumn[] = ['departure', 'registered', 'reference'];

export const AIR_VIEW: ViewSettingsChoices<AirColumn> = {
  name: 'air_list',
  columns: COLUMNS,
  initial: { columns: COLUMNS.filter((column) => !HIDDEN.includes(column)), density: 'regular' },
};

/** Titles that reuse other texts. */
const TITLES = {
  delay: 'air.delay',
  registered: 'tracking.column.registered',
  reference: 'shipments.fact.reference',
} as const;
const hasTitle = (name: AirColumn): name is keyof typeof TITLES => name in TITLES;

export const columnTitle = (t: Text) => (name: AirColumn) => t(hasTitle(name) ? TITLES[name] : `column.${name}`);

/** Chosen columns are shown at every width of a table, which then scrolls sideways. */
const CHOSEN = 2;

export function airColumns(t: Text, words: AirWords, shown: readonly AirColumn[]): Column<AirRow>[] {
  const isChosen = shown.join() !== AIR_VIEW.initial.columns.join();
  const definitions = columnDefinitions(t, words);
  return [
    {
      key: 'awb',
      title: t('column.awb'),
      primary: true,
      width: '9rem',
      cell: ({ awb }) => <span className={styles.awb}>{awb}</span>,
      aside: ({ awb }) => <CopyButton value={awb} label={awb} />,
    },
    ...shown.map((key) => ({
      key,
      title: columnTitle(t)(key),
      ...definitions[key],
      ...(isChosen && { priority: CHOSEN as 2 }),
    })),
  ];
}

function columnDefinitions(t: Text, words: AirWords): Record<AirColumn, Omit<Column<AirRow>, 'key' | 'title'>> {
  return {
    airline: {
      priority: 4,
      width: '8.5rem',
      cell: (row) => (
        <>
          <span className={styles.line}>{row.airline_name}</span>
          <Under>{row.airline}</Under>
        </>
      ),
    },
    route: { width: '6.5rem', cell: (row) => routeText(row) },
    pieces: {
      priority: 5,
      width: '6rem',
      cell: (row) =>
        row.pieces === null ? (
          '–'
        ) : (
          <>
            {words.number(row.pieces)}
            <Under>{row.weight_kg !== null && `${words.number(row.weight_kg)} kg`}</Under>
          </>
        ),
    },
    event: {
      priority: 3,
      cell: (row) =>
        row.fsu_code ? (
          <>
            <span className={styles.line}>{words.code(row.fsu_code)}</span>
            <Under>{row.fsu_code}</Under>
          </>
        ) : (
          <span className={`${styles.quiet} ${styles.line}`}>{t('events.none')}</span>
        ),
    },
    status: {
      width: '10rem',
      cell: (row) => (
        <>
          <StatusBadge status={row.status}>{words.status.main(row.status)}</StatusBadge>
          <Under>
            {row.tracking_status === 'Stopped' ? words.status.tracking('Stopped') : words.status.sub(row.sub_status)}
          </Under>
        </>
      ),
    },
    flight: { priority: 5, width: '5rem', cell: ({ flight_no }) => flight_no ?? '–' },
    departure: { width: '9rem', cell: ({ etd, atd }) => <Planned planned={etd} actual={atd} t={t} /> },
    arrival: { priority: 3, width: '9rem', cell: ({ eta, ata }) => <Planned planned={eta} actual={ata} t={t} /> },
    delay: { priority: 3, width: '7rem', cell: (row) => <Delay row={row} t={t} words={words} /> },
    updated: {
      priority: 3,
      width: '6.5rem',
      sortable: true,
      cell: ({ update_time }) => (update_time ? <RelativeTime iso={update_time} style="short" /> : '–'),
    },
    registered: {
      width: '7rem',
      sortable: true,
      cell: ({ register_time }) => <RelativeTime iso={register_time} style="short" />,
    },
    reference: { width: '8rem', cell: ({ reference }) => reference || '–' },
  };
}

const routeText = ({ origin, destination }: AirRow) => (origin ? `${origin} → ${destination}` : '–');

/** The actual time, or the expected one while there is none. */
function Planned({ planned, actual, t }: { planned: string | null; actual: string | null; t: Text }) {
  const time = actual ?? planned;
  if (!time) return '–';
  return (
    <>
      <span className={styles.line}>
        <DateTime iso={time} detail="day" />
      </span>
      <Under>
        <DateTime iso={time} detail="time" /> · {t(actual ? 'air.actual' : 'air.expected')}
      </Under>
    </>
  );
}

function Delay({ row, t, words }: { row: AirRow; t: Text; words: AirWords }) {
  const { delay_minutes: minutes, discrepancy } = row;
  const isLate = minutes !== null && minutes > LATE_MINUTES;
  return (
    <span className={styles.stack}>
      {isLate ? (
        <StatusBadge tone="amber">{words.hours(minutes)}</StatusBadge>
      ) : minutes === null ? (
        '–'
      ) : (
        t('air.onTime')
      )}
      {discrepancy && (
        <span className={styles.warning}>
          <icons.TriangleAlert size={13} aria-hidden="true" /> {t('air.fsu.DIS')}
        </span>
      )}
    </span>
  );
}

const Under = ({ children }: { children: ReactNode }) => children && <span className={styles.under}>{children}</span>;

/** The row's text if there is no room for columns. */
export const airSummary = (words: AirWords, t: Text) => (row: AirRow) => (
  <span className={styles.summary}>
    <StatusBadge status={row.status}>{words.status.main(row.status)}</StatusBadge>
    {[routeText(row), row.fsu_code && words.code(row.fsu_code)].filter(Boolean).join(' · ')}
    {row.discrepancy && <span className={styles.warning}>{t('air.fsu.DIS')}</span>}
  </span>
);
