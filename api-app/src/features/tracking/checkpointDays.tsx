import type { ProviderLeg, TrackEvent } from '@tracking-console/contract/trackInfo';
import { DateTime, type TimelineProps } from '@tracking-console/ui/later';

type Day = TimelineProps['days'][number];

/** The checkpoints of all legs, newest first, by day. A carrier that names no zone or hour gets none invented. */
export function checkpointDays(legs: readonly ProviderLeg[], language: string): Day[] {
  const entries = legs.flatMap(({ provider, events }, place) =>
    events.map((event, index) => ({
      day: dayOf(event),
      entry: {
        key: `${place}.${index}`,
        time: timeOf(event) && <DateTime iso={timeOf(event)} detail="time" />,
        title: wordsOf(event, language),
        place: event.location ?? undefined,
        leg: legs.length > 1 ? provider.name : undefined,
      },
    })),
  );
  const days = new Map<string, Day>();
  for (const { day, entry } of entries) {
    const known = days.get(day)?.entries ?? [];
    days.set(day, { key: day, label: day ? <DateTime iso={day} detail="day" /> : '–', entries: [...known, entry] });
  }
  return [...days.values()];
}

/** The translation the shipment was registered with, where it is one into the reader's language. */
const wordsOf = ({ description, description_translation: translation }: TrackEvent, language: string) =>
  translation?.lang.toLowerCase() === language ? translation.description : description;

const timeOf = ({ time_iso, time_raw: { date, time } }: TrackEvent) =>
  time_iso ?? (date && time ? `${date}T${time}` : (date ?? ''));

/** The day in the reader's zone where the moment is known, else the day the carrier printed. */
function dayOf(event: TrackEvent) {
  if (!event.time_iso) return event.time_raw.date ?? '';
  const moment = new Date(event.time_iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
