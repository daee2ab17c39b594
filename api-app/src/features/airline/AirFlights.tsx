import type { AirFlight } from '@tracking-console/contract/air/air';
import { LATE_MINUTES } from '@tracking-console/contract/air/airConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { type Column, DataTable, DateTime } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './airline.module.css';
import { type AirWords, useAirWords } from './useAirWords.ts';

/** The flights, planned against actual, with the pieces each of them carries. */
export function AirFlights({ flights }: { flights: readonly AirFlight[] }) {
  const t = useText();
  const words = useAirWords();
  const columns: Column<AirFlight>[] = [
    { key: 'flight', title: t('column.flight'), primary: true, cell: ({ flight_no }) => flight_no },
    { key: 'route', title: t('column.route'), cell: ({ from, to }) => `${from} → ${to}` },
    {
      key: 'pieces',
      title: t('column.pieces'),
      cell: ({ pieces, weight_kg }) => (
        <>
          {words.number(pieces)}
          <span className={styles.under}>{words.number(weight_kg)} kg</span>
        </>
      ),
    },
    {
      key: 'departure',
      title: t('column.departure'),
      cell: ({ std, etd, atd }) => <Times planned={std} expected={etd} actual={atd} words={words} />,
    },
    {
      key: 'arrival',
      title: t('column.arrival'),
      cell: ({ sta, eta, ata }) => <Times planned={sta} expected={eta} actual={ata} words={words} />,
    },
  ];
  /** The row's text if there is no room for columns. */
  const summary = ({ from, to, pieces, weight_kg, std, etd, atd, sta, eta, ata }: AirFlight) => (
    <span className={styles.flight}>
      <span>{`${from} → ${to} · ${t('air.pieces', { total: words.number(pieces) })} · ${words.number(weight_kg)} kg`}</span>
      <span>
        {t('column.departure')} <Times planned={std} expected={etd} actual={atd} words={words} />
      </span>
      <span>
        {t('column.arrival')} <Times planned={sta} expected={eta} actual={ata} words={words} />
      </span>
    </span>
  );
  return (
    <div className={styles.flights}>
      <DataTable
        label={t('air.flights')}
        columns={columns}
        rows={flights}
        rowKey={({ flight_no, std }) => `${flight_no} ${std}`}
        summary={summary}
        empty={{ kind: 'nothing', title: t('events.none') }}
        density="compact"
      />
    </div>
  );
}

interface TimesProps {
  planned: string;
  expected: string | null;
  actual: string | null;
  words: AirWords;
}

/** The planned time, and the actual or expected one below it. */
function Times({ planned, expected, actual, words }: TimesProps) {
  const t = useText();
  const time = actual ?? expected;
  const late = time ? (Date.parse(time) - Date.parse(planned)) / MINUTE : 0;
  return (
    <>
      <DateTime iso={planned} />
      {time && (
        <span className={late > LATE_MINUTES ? styles.lateTime : styles.under}>
          {t(actual ? 'air.actual' : 'air.expected')}{' '}
          <DateTime iso={time} detail={late > LATE_MINUTES ? 'minute' : 'time'} />
          {late > LATE_MINUTES && ` (+${words.hours(late)})`}
        </span>
      )}
    </>
  );
}
