import type { AirDetail as Waybill } from '@tracking-console/contract/air/air';
import { LATE_MINUTES } from '@tracking-console/contract/air/airConstants';
import { Banner, KeyValueList, RelativeTime, StatusBadge, Tag } from '@tracking-console/ui';
import { icons, Section, Stack, Timeline } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { AirFlights } from './AirFlights.tsx';
import { AirMap } from './AirMap.tsx';
import { airDays } from './airDays.tsx';
import styles from './airline.module.css';
import { useAirWords } from './useAirWords.ts';

/** All data of one waybill. */
export function AirDetail({ waybill }: { waybill: Waybill }) {
  const t = useText();
  const words = useAirWords();
  const { status, sub_status, mismatch, discrepancy, delay_minutes, flights, events, notes } = waybill;
  const subStatus = words.status.sub(sub_status);
  return (
    <Stack>
      <div className={styles.badges}>
        <StatusBadge status={status}>{words.status.main(status)}</StatusBadge>
        {subStatus && <span className={styles.quiet}>{subStatus}</span>}
        {delay_minutes !== null && delay_minutes > LATE_MINUTES && (
          <StatusBadge tone="amber">{`${t('air.delay')}: ${words.hours(delay_minutes)}`}</StatusBadge>
        )}
        <Tag icon={<icons.FlaskConical size={13} />}>{t('tracking.detail.sandbox')}</Tag>
      </div>
      {mismatch ? (
        <Banner
          kind="warning"
          text={t('air.mismatch', {
            airport: mismatch.airport,
            counted: words.number(mismatch.counted),
            expected: words.number(mismatch.expected),
          })}
        />
      ) : (
        discrepancy && <Banner kind="warning" text={t('air.open')} />
      )}
      <KeyValueList columns={2} items={facts()} />
      {events.length === 0 ? (
        <p className={styles.quiet}>{t('events.none')}</p>
      ) : (
        <>
          <AirMap waybill={waybill} />
          <Section title={t('air.flights')}>
            <AirFlights flights={flights} />
          </Section>
          <Section title={t('settings.tab.events')}>
            <Timeline label={t('settings.tab.events')} days={airDays(waybill, t, words)} />
          </Section>
        </>
      )}
      {notes.length > 0 && (
        <Section title={t('air.notes')}>
          <ul className={styles.notes}>
            {[...new Set(notes)].map((note) => (
              <li key={note} lang="en">
                {note}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );

  function facts() {
    const { airline_name, airline, origin, destination, pieces, weight_kg, volume_m3, reference, handling } = waybill;
    const measures = [
      pieces !== null && t('air.pieces', { total: words.number(pieces) }),
      weight_kg !== null && `${words.number(weight_kg)} kg`,
      volume_m3 !== null && `${words.number(volume_m3)} m³`,
    ];
    return [
      { key: 'airline', label: t('column.airline'), value: `${airline_name} (${airline})` },
      { key: 'route', label: t('column.route'), value: origin && `${placeOf(origin)} → ${placeOf(destination)}` },
      { key: 'pieces', label: t('column.pieces'), value: measures.filter(Boolean).join(' · ') },
      { key: 'handling', label: t('air.handling'), value: handling.join(', ') },
      { key: 'reference', label: t('shipments.fact.reference'), value: reference },
      {
        key: 'registered',
        label: t('tracking.column.registered'),
        value: <RelativeTime iso={waybill.register_time} />,
      },
    ];
  }

  function placeOf(code: string): string {
    const airport = waybill.airports.find((one) => one.code === code);
    return airport ? `${airport.city} (${code})` : code;
  }
}
