import type { ProviderLeg, TrackEvent } from '@tracking-console/contract/tracking';
import { dayOf, timeOf } from './eventTime.ts';

/** One carrier's part of the journey, its checkpoints by day; newest first throughout. */
export interface TimelineLeg {
  key: string;
  provider: ProviderLeg['provider'];
  /** Of the carrier's own words; empty where it is not known. */
  language: string;
  days: readonly TimelineDay[];
  /** The carrier names the zone of every time of day it prints. */
  hasZones: boolean;
}

export interface TimelineDay {
  key: string;
  /** ISO day, or what the carrier printed instead of one; empty when it printed nothing. */
  day: string;
  checkpoints: readonly TimelineCheckpoint[];
}

export interface TimelineCheckpoint {
  key: string;
  /** ISO-8601 with a zone, without one, or a day alone: whatever the carrier said. */
  time: string;
  original: string;
  /** In the customer's language; the same as the original where nothing was translated. */
  translated: string;
  place: string;
  subStatus: string;
}

export function groupTimeline(legs: readonly ProviderLeg[]): TimelineLeg[] {
  return legs.map(({ provider, provider_lang, events }, index) => ({
    key: `${index}-${provider.key}`,
    provider,
    language: provider_lang ?? '',
    days: groupByDay(events),
    hasZones: events.every(({ time_utc, time_iso, time_raw }) => (time_utc ?? time_iso) !== null || !time_raw.time),
  }));
}

/** Only neighbours are put together: the carrier's order is kept even where its days are out of order. */
function groupByDay(events: readonly TrackEvent[]): TimelineDay[] {
  const days: { key: string; day: string; checkpoints: TimelineCheckpoint[] }[] = [];
  events.forEach((event, index) => {
    const day = dayOf(event);
    const last = days.at(-1);
    const checkpoint = readCheckpoint(event, index);
    if (last?.day === day) last.checkpoints.push(checkpoint);
    else days.push({ key: `${index}-${day}`, day, checkpoints: [checkpoint] });
  });
  return days;
}

const readCheckpoint = (event: TrackEvent, index: number): TimelineCheckpoint => ({
  key: String(index),
  time: timeOf(event),
  original: event.description,
  translated: event.description_translation?.description || event.description,
  place: event.location ?? '',
  subStatus: event.sub_status,
});

/** Whether any checkpoint reads differently in translation. */
export const isTranslated = (legs: readonly TimelineLeg[]) =>
  legs.some(({ days }) =>
    days.some(({ checkpoints }) => checkpoints.some(({ original, translated }) => original !== translated)),
  );
