import type { ProviderLeg, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import { type EventWords, eventWording } from '@tracking-console/contract/shipments/eventWording';
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
  /** ISO-8601 with a zone, without one, or a day alone, as the carrier sent it. */
  time: string;
  words: EventWords;
  place: string;
}

export function groupTimeline(legs: readonly ProviderLeg[]): TimelineLeg[] {
  return legs.map(({ provider, provider_lang, events }, index) => ({
    key: `${index}-${provider.key}`,
    provider,
    language: provider_lang ?? '',
    days: groupByDay(events, provider_lang ?? ''),
    hasZones: events.every(({ time_utc, time_iso, time_raw }) => (time_utc ?? time_iso) !== null || !time_raw.time),
  }));
}

/** Only neighbours are put together: the carrier's order is kept even where its days are out of order. */
function groupByDay(events: readonly TrackEvent[], language: string): TimelineDay[] {
  const days: { key: string; day: string; checkpoints: TimelineCheckpoint[] }[] = [];
  events.forEach((event, index) => {
    const day = dayOf(event);
    const last = days.at(-1);
    const checkpoint = readCheckpoint(event, index, language);
    if (last?.day === day) last.checkpoints.push(checkpoint);
    else days.push({ key: `${index}-${day}`, day, checkpoints: [checkpoint] });
  });
  return days;
}

const readCheckpoint = (event: TrackEvent, index: number, originalLanguage: string): TimelineCheckpoint => ({
  key: String(index),
  time: timeOf(event),
  words: {
    original: event.description,
    originalLanguage,
    translation: event.description_translation,
    subStatus: event.sub_status,
  },
  place: event.location ?? '',
});

/** Whether any checkpoint reads otherwise for the reader than its carrier wrote it. */
export const isTranslated = (legs: readonly TimelineLeg[], reader: string) =>
  legs.some(({ days }) => days.some(({ checkpoints }) => checkpoints.some(({ words }) => isReworded(words, reader))));

function isReworded(words: EventWords, reader: string): boolean {
  const wording = eventWording(words, reader);
  return wording.kind === 'status' || wording.text !== words.original;
}

export const countCheckpoints = (legs: readonly TimelineLeg[]) =>
  legs.reduce((sum, { days }) => sum + days.reduce((ofLeg, { checkpoints }) => ofLeg + checkpoints.length, 0), 0);

/** The newest `limit` checkpoints, with the days and legs they belong to. */
export function firstCheckpoints(legs: readonly TimelineLeg[], limit: number): TimelineLeg[] {
  let left = limit;
  const take = <Item>(items: readonly Item[]) => {
    const taken = items.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return legs
    .map((leg) => ({
      ...leg,
      days: leg.days
        .map((day) => ({ ...day, checkpoints: take(day.checkpoints) }))
        .filter(({ checkpoints }) => checkpoints.length > 0),
    }))
    .filter(({ days }) => days.length > 0);
}
