import type { Milestone, RawTime, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import { KEY_STAGES, type KeyStage } from '@tracking-console/contract/shipments/statuses';
import type { TimelineEntry } from './checkpointTable.ts';

/** A checkpoint in the wire's format. */
export function toEvent(checkpoint: TimelineEntry): TrackEvent {
  return {
    time_iso: checkpoint.timeIso,
    time_utc: checkpoint.timeUtc,
    time_raw: checkpoint.timeRaw,
    description: checkpoint.description,
    description_translation: checkpoint.descriptionTranslation,
    location: checkpoint.location,
    stage: checkpoint.stage,
    sub_status: checkpoint.subStatus,
    address: checkpoint.address,
  };
}

export interface Progress {
  latest: TimelineEntry | null;
  pickup: TimelineEntry | null;
  delivery: TimelineEntry | null;
}

/** The shipment's progress according to its timeline (oldest first). */
export function progressOf(timeline: readonly TimelineEntry[]): Progress {
  return {
    latest: timeline.at(-1) ?? null,
    pickup: firstAt(timeline, 'PickedUp'),
    delivery: firstAt(timeline, 'Delivered'),
  };
}

/** All nine; the ones not reached yet have no time. One that was reached again, as after a failed delivery, counts from then. */
export function milestonesOf(timeline: readonly TimelineEntry[]): Milestone[] {
  const staged = timeline.filter(({ stage, subStatus }) => stage !== null || subStatus.startsWith('DeliveryFailure'));
  const begins = staged.filter(({ stage }, index) => stage !== staged[index - 1]?.stage);
  return KEY_STAGES.map((key) => {
    const reached = begins.findLast(({ stage }) => stage === key);
    return {
      key_stage: key,
      time_iso: reached?.timeIso ?? null,
      time_utc: reached?.timeUtc ?? null,
      time_raw: reached?.timeRaw ?? NO_TIME,
    };
  });
}

const NO_TIME: RawTime = { date: null, time: null, timezone: null };

function firstAt(timeline: readonly TimelineEntry[], stage: KeyStage): TimelineEntry | null {
  return timeline.find((checkpoint) => checkpoint.stage === stage) ?? null;
}

/** The time in one text: in UTC where the zone is known, else as the carrier wrote it. */
export function timeText({ time_utc, time_raw }: Pick<TrackEvent, 'time_utc' | 'time_raw'>): string | null {
  return time_utc ?? ([time_raw.date, time_raw.time].filter(Boolean).join(' ') || null);
}
