import type { AirDetail } from '@tracking-console/contract/air/air';
import { airSubStatus } from '@tracking-console/contract/air/airConstants';
import { DateTime, statusStyle, type TimelineProps } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import type { AirWords } from './useAirWords.ts';

type Day = TimelineProps['days'][number];

/** The events, newest first, by day of the reader's zone. */
export function airDays({ events, airports }: AirDetail, t: Text, words: AirWords): Day[] {
  const days = new Map<string, Day>();
  events.forEach(({ code, time, airport, pieces, flight_no, reason }, index) => {
    const day = dayOf(time);
    const city = airports.find((one) => one.code === airport)?.city;
    const entry: Day['entries'][number] = {
      key: String(index),
      time: <DateTime iso={time} detail="time" />,
      title: [reason ? words.reason(reason) : words.code(code), `(${code})`].join(' '),
      place: [[city, airport].filter(Boolean).join(', '), t('air.pieces', { total: words.number(pieces) }), flight_no]
        .filter(Boolean)
        .join(' · '),
      tone: statusStyle(airSubStatus(code, reason).split('_')[0] ?? '').hue,
    };
    const known = days.get(day)?.entries ?? [];
    days.set(day, { key: day, label: <DateTime iso={day} detail="day" />, entries: [...known, entry] });
  });
  return [...days.values()];
}

function dayOf(time: string): string {
  const moment = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
