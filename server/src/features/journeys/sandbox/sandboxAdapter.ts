import type { EstimatedDelivery, MiscInfo } from '@tracking-console/contract/api/trackInfo';
import { instantOf, zonedText } from '../../../zonedTime.ts';
import { findCarrier, NO_CARRIER } from '../../carriers/carriers.ts';
import { missingFields } from '../../carriers/missingFields.ts';
import {
  type CarrierAdapter,
  type CarrierReport,
  InvalidCarrier,
  type ReportedLeg,
  type SyncRequest,
} from '../carrierAdapter.ts';
import { addressOf, describeCheckpoint } from './describeCheckpoint.ts';
import { type JourneyPlan, planJourney } from './planJourney.ts';
import { dayOf, type ScheduledCheckpoint, schedule } from './schedule.ts';
import { type TestJourney, testJourney } from './testJourney.ts';

/** Plays journeys that never took place, so that the console works without a contract with any carrier. */
export function createSandboxAdapter({ speed }: { speed: number }): CarrierAdapter {
  return { dataSource: 'sandbox', fetch: async (request, now) => playJourney(request, now, speed) };
}

export function playJourney(request: SyncRequest, now: Date, speedNow: number): CarrierReport {
  // A journey keeps the speed it began with: another one would move its checkpoints in time.
  const speed = speedOf(request.state) ?? speedNow;
  if (request.carrier !== NO_CARRIER && !findCarrier(request.carrier)) throw new InvalidCarrier();
  const journey = testJourney(request) ?? ordinaryJourney(request, speed);
  if (!journey) return { ...SILENCE, state: { speed } };
  const { plan, checkpoints, quietTime } = journey;
  const reported = checkpoints.filter(({ reportTime }) => reportTime <= now);
  const moments = [...checkpoints.map(({ reportTime }) => reportTime), ...(quietTime ? [quietTime] : [])];
  const nextUpdateTime = moments.find((time) => time > now) ?? null;
  if (reported.length === 0) return { ...SILENCE, nextUpdateTime, state: { speed } };
  return {
    legs: legs(plan, reported, request),
    shipperAddress: addressOf(plan.origin),
    recipientAddress: addressOf(plan.destination),
    estimatedDelivery: estimate(plan, request.registerTime, speed),
    miscInfo: miscInfo(plan),
    nextUpdateTime,
    state: { speed },
    ...(quietTime && quietTime <= now && { isGivenUp: true }),
  };
}

function ordinaryJourney(request: SyncRequest, speed: number): TestJourney | null {
  const plan = planAnswered(request);
  return plan && { plan, checkpoints: schedule(plan, request.registerTime, speed), quietTime: null };
}

/** Null where the carrier reports nothing: it does not know the number, or needs more than the number. */
function planAnswered(request: SyncRequest): JourneyPlan | null {
  const { carrier, additionalFields } = request;
  if (missingFields(carrier, additionalFields).length > 0) return null;
  return planJourney({ ...request, destinationCountry: additionalFields.destination_country ?? null });
}

const SILENCE = {
  legs: [],
  shipperAddress: null,
  recipientAddress: null,
  estimatedDelivery: null,
  miscInfo: null,
  nextUpdateTime: null,
};

function speedOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('speed' in state)) return undefined;
  return typeof state.speed === 'number' && state.speed > 0 ? state.speed : undefined;
}

type Wanted = Pick<SyncRequest, 'language' | 'translationMode'>;

function legs(
  plan: JourneyPlan,
  reported: readonly ScheduledCheckpoint[],
  { language, translationMode }: Wanted,
): ReportedLeg[] {
  return plan.carriers.flatMap((carrier, leg) => {
    const ours = reported.filter(({ planned }) => planned.leg === leg);
    if (!carrier || ours.length === 0) return [];
    return {
      carrier: carrier.key,
      language: carrier.langs[0] ?? 'en',
      serviceType: leg === 0 ? plan.serviceType : null,
      tips: null,
      checkpoints: ours.map((checkpoint) =>
        describeCheckpoint(checkpoint, { carrier, plan, language, translationMode }),
      ),
    };
  });
}

function estimate(plan: JourneyPlan, registerTime: Date, speed: number): EstimatedDelivery {
  const { zone } = plan.destination;
  const on = (day: number, hour: number) => {
    const at = instantOf(dayOf(plan, registerTime, speed, day), hour * 60, zone);
    const { date, time, offset } = zonedText(at, zone);
    return `${date}T${time}${offset}`;
  };
  const exact = plan.carriers.length === 1;
  return {
    source: exact ? 'Official' : 'Estimated',
    from: on(plan.expectedDay, 9),
    to: on(plan.expectedDay + (exact ? 0 : 2), 20),
  };
}

function miscInfo({ serviceType, weightGrams, carriers: [, last] }: JourneyPlan): MiscInfo {
  const kilograms = (weightGrams / 1000).toFixed(2);
  return {
    risk_factor: null,
    service_type: serviceType,
    weight_raw: `${kilograms} kg`,
    weight_kg: kilograms,
    pieces: '1',
    dimensions: null,
    customer_number: null,
    reference_number: null,
    local_number: null,
    local_provider: last?.name ?? null,
    local_key: last?.key ?? null,
  };
}
