import { DAY } from '@tracking-console/contract/values/durations';
import { instantOf } from '../../../zonedTime.ts';
import type { PlannedCheckpoint } from './diary.ts';
import type { JourneyPlan } from './planJourney.ts';

const HALF_HOUR = 1_800_000;

export interface ScheduledCheckpoint {
  planned: PlannedCheckpoint;
  /** When it happened, according to the carrier. */
  at: Date;
  /** When the carrier reports it. Only a journey that plays faster than life reports it later than it happened. */
  reportTime: Date;
}

/**
 * Lays a plan into the calendar. At speed 1 each checkpoint is reported when it happens. At a higher speed the whole journey is
 * moved into the past by as many days as playing it saves, so that checkpoints follow each other quickly and yet none is ever
 * dated in the future.
 */
export function schedule(plan: JourneyPlan, registerTime: Date, speed: number): ScheduledCheckpoint[] {
  const shift = daysSaved(plan, speed) * DAY;
  const registered = registerTime.getTime();
  let earliest = 0;
  return plan.checkpoints.map((planned) => {
    const local = instantOf(
      dayOf(plan, registerTime, speed, planned.day),
      planned.minute,
      planned.place.zone,
    ).getTime();
    // Clocks may show an earlier hour where the shipment lands than where it took off.
    const at = Math.max(local, earliest);
    earliest = at + HALF_HOUR;
    return { planned, at: new Date(at), reportTime: new Date(registered + (at - registered + shift) / speed) };
  });
}

/** Midnight, in UTC, of a day of the journey. */
export function dayOf(plan: JourneyPlan, registerTime: Date, speed: number, day: number): Date {
  const registerDay = Math.floor(registerTime.getTime() / DAY) * DAY;
  return new Date(registerDay + (day - plan.lead - daysSaved(plan, speed)) * DAY);
}

function daysSaved({ checkpoints, lead }: JourneyPlan, speed: number): number {
  // Two days more than the plan has left cover its last day and every zone.
  const remaining = (checkpoints.at(-1)?.day ?? 0) - lead + 2;
  return Math.max(0, Math.ceil((1 - 1 / speed) * remaining));
}
