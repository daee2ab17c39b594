import type { Milestone, TrackInfo } from '../api/trackInfo.ts';
import { isFinal, type KeyStage, type MainStatus } from './statuses.ts';

/** A step of the way as every page shows it. */
export type TrackStep = StepName & {
  /** The step's status, for its color. */
  status: MainStatus;
  state: 'done' | 'current' | 'future';
  /** When it was reached, according to the carrier. */
  time: Moment | null;
};

/** A milestone, or the status itself where it is not one of them, such as a failed delivery. */
type StepName = { kind: 'stage'; name: KeyStage } | { kind: 'status'; name: MainStatus };

type Moment = Pick<Milestone, 'time_iso' | 'time_utc' | 'time_raw'>;
type Journey = Pick<TrackInfo, 'milestone' | 'latest_status' | 'latest_event' | 'shipping_info'>;

const STATUS_OF = {
  InfoReceived: 'InfoReceived',
  PickedUp: 'InTransit',
  Departure: 'InTransit',
  Arrival: 'InTransit',
  AvailableForPickup: 'AvailableForPickup',
  OutForDelivery: 'OutForDelivery',
  Delivered: 'Delivered',
  Returning: 'Exception',
  Returned: 'Exception',
} as const satisfies Record<KeyStage, MainStatus>;

/** What a milestone is called: several are statuses of their own. */
export const milestoneText = (stage: KeyStage) => TEXTS[stage];

const TEXTS = {
  InfoReceived: 'status.InfoReceived',
  PickedUp: 'subStatus.InTransit_PickedUp',
  Departure: 'subStatus.InTransit_Departure',
  Arrival: 'subStatus.InTransit_Arrival',
  AvailableForPickup: 'status.AvailableForPickup',
  OutForDelivery: 'status.OutForDelivery',
  Delivered: 'status.Delivered',
  Returning: 'milestone.Returning',
  Returned: 'milestone.Returned',
} as const satisfies Record<KeyStage, string>;

/** The way most shipments go. The others are branches, shown once they are taken. */
const USUAL: readonly KeyStage[] = ['InfoReceived', 'PickedUp', 'Departure', 'Arrival', 'OutForDelivery', 'Delivered'];
/** Out of one country and into another. */
const BORDER: readonly KeyStage[] = ['Departure', 'Arrival'];

/**
 * The milestones in the order of time: those reached, the current one, and those that usually follow. Stages that
 * were passed over and branches that were not taken are left out. Empty while nothing was reached.
 */
export function milestoneTrack(journey: Journey): TrackStep[] {
  const { status, sub_status: subStatus } = journey.latest_status;
  const reached = journey.milestone.filter(isReached).sort(byTime);
  const last = reached.at(-1);
  if (!last) return [];
  const stage = last.key_stage;
  const isOver = isFinal(subStatus);
  const isApart = STATUS_OF[stage] !== status && status !== 'NotFound';
  const done = reached.map((milestone) => stageStep(milestone.key_stage, 'done', milestone));
  const current: TrackStep[] = isApart
    ? [
        {
          kind: 'status',
          name: status,
          status,
          state: 'current',
          time: status === 'Expired' ? null : journey.latest_event,
        },
      ]
    : [stageStep(stage, isOver ? 'done' : 'current', last)];
  const ahead = isOver ? [] : stagesAhead(journey, reached);
  return [...(isApart ? done : done.slice(0, -1)), ...current, ...ahead.map((name) => stageStep(name, 'future', null))];
}

const stageStep = (name: KeyStage, state: TrackStep['state'], time: Moment | null): TrackStep => ({
  kind: 'stage',
  name,
  status: STATUS_OF[name],
  state,
  time,
});

function stagesAhead({ shipping_info }: Journey, reached: readonly Milestone[]): readonly KeyStage[] {
  const stages = reached.map(({ key_stage }) => key_stage);
  if (stages.includes('Returning')) return stages.includes('Returned') ? [] : ['Returned'];
  const { shipper_address: from, recipient_address: to } = shipping_info;
  const staysInside = from.country !== null && from.country === to.country;
  const furthest = Math.max(...stages.map(placeOf));
  return USUAL.slice(furthest + 1).filter((stage) => !(staysInside && BORDER.includes(stage)));
}

/** A pickup point is another way to be handed over, at the place of the delivery. */
const placeOf = (stage: KeyStage) => USUAL.indexOf(stage === 'AvailableForPickup' ? 'OutForDelivery' : stage);

const isReached = ({ time_iso, time_utc, time_raw }: Milestone) =>
  Boolean(time_utc ?? time_iso ?? time_raw.date ?? time_raw.time);

/** By the moment if both carriers sent their zone, else by the printed time; equal ones stay in the list's order. */
function byTime(one: Milestone, other: Milestone): number {
  const [first, second] = [one, other].map(({ time_iso, time_utc }) => Date.parse(time_utc ?? time_iso ?? ''));
  const apart = Number(first) - Number(second);
  if (!Number.isNaN(apart)) return apart;
  const [day, otherDay] = [dayOf(one), dayOf(other)];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  const [time, otherTime] = [one.time_raw.time ?? '', other.time_raw.time ?? ''];
  return !time || !otherTime || time === otherTime ? 0 : time < otherTime ? -1 : 1;
}

const dayOf = ({ time_raw, time_iso, time_utc }: Milestone) =>
  time_raw.date ?? (time_iso ?? time_utc ?? '').slice(0, 10);
