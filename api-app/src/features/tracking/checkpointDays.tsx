import type { EventText } from '@tracking-console/app-kit/later';
import type { ProviderLeg, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import type { EventWords } from '@tracking-console/contract/shipments/eventWording';
import { DateTime, statusStyle, type TimelineProps } from '@tracking-console/ui/later';

type Day = TimelineProps['days'][number];

/** The checkpoints of all legs, newest first, by day. A carrier that names no zone or hour gets none invented. */
export function checkpointDays(legs: readonly ProviderLeg[], textOf: (words: EventWords) => EventText): Day[] {
  const entries = legs.flatMap(({ provider, provider_lang, events }, place) =>
    events.map((event, index) => {
      const { text, lang, note } = textOf(wordsOf(event, provider_lang ?? ''));
      return {
        day: dayOf(event),
        entry: {
          key: `${place}.${index}`,
          time: timeOf(event) && <DateTime iso={timeOf(event)} detail="time" />,
          title: <span lang={lang}>{text}</span>,
          place: [event.location, note].filter(Boolean).join(' · '),
          leg: legs.length > 1 ? provider.name : undefined,
          tone: statusStyle(event.sub_status.split('_')[0] ?? '').hue,
        },
      };
    }),
  );
  const days = new Map<string, Day>();
  for (const { day, entry } of entries) {
    const known = days.get(day)?.entries ?? [];
    days.set(day, { key: day, label: day ? <DateTime iso={day} detail="day" /> : '–', entries: [...known, entry] });
  }
  return [...days.values()];
}

const wordsOf = (event: TrackEvent, originalLanguage: string): EventWords => ({
  original: event.description,
  originalLanguage,
  translation: event.description_translation,
  subStatus: event.sub_status,
});

const timeOf = ({ time_iso, time_raw: { date, time } }: TrackEvent) =>
  time_iso ?? (date && time ? `${date}T${time}` : (date ?? ''));

/** The day in the reader's zone where the moment is known, else the day the carrier printed. */
function dayOf(event: TrackEvent) {
  if (!event.time_iso) return event.time_raw.date ?? '';
  const moment = new Date(event.time_iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
