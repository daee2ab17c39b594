import { isDeepStrictEqual } from 'node:util';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { NO_CARRIER } from '../carriers/carriers.ts';
import {
  type CarrierAdapter,
  type CarrierReport,
  InvalidCarrier,
  NotAnswered,
  Postponed,
  type SyncRequest,
} from '../journeys/carrierAdapter.ts';
import type { TrackCode } from '../tracking/trackErrors.ts';
import { type Fields, fieldsOf, integerOf } from './fields.ts';
import type { SourceItem } from './readAnswer.ts';
import { readReport } from './readReport.ts';
import type { SourceClient } from './sourceClient.ts';
import type { SourceState } from './sourceState.ts';

/** Per call. */
const BATCH = 40;
/** A number that was added just now is queried soon, in case no webhook comes. */
const SOON_MS = 5 * MINUTE;
const IS_NEW = 60 * MINUTE;

/** How a shipment is registered at the source; kept with it. */
interface Registered {
  /** The carrier it was requested with, and the one the source has it under. */
  asked: number;
  carrier: number;
  fields: Fields;
  isRetracked: boolean;
}

interface Surroundings {
  client: SourceClient;
  state: SourceState;
  onProblem: (message: string) => void;
}

/** All other codes mean that there is no answer for this number at the moment. */
const CODES = {
  exists: -18019901,
  unregistered: -18019902,
  undetected: -18019903,
  daily: -18019907,
  quota: -18019908,
  noInfo: -18019909,
  wrongCarrier: -18019910,
} as const satisfies Record<string, TrackCode>;
const NOT_REGISTRABLE = -18019911;
/** The carrier requires more than the number; the shipment's own page shows which fields. */
const LACKS_FIELDS = [-18010018, -18010019, -18010020, -18010022];

/** Follows shipments through a provider with the format of our own public API. */
export function createTrackAdapter({ client, state, onProblem }: Surroundings): CarrierAdapter {
  return {
    dataSource: 'carrier',
    findRoom: async () => ((await state.hasRoom()) ? BATCH : 0),

    async fetch(request, now) {
      if (request.realTime) return fetchRealTime(request, now);
      const registered = await register(request);
      if (!registered) return silence(null, request, now);
      const { carrier } = registered;
      const answer = await client.getTrackInfo({ number: request.number, ...(carrier > 0 && { carrier }) });
      if ('accepted' in answer) return { ...readReport(answer.accepted.track_info, now), state: registered };
      // A number the source has forgotten is registered again at its own time: each registration costs.
      if (answer.rejected === CODES.unregistered) return { ...silence(null, request, now), nextUpdateTime: null };
      if (answer.rejected === CODES.noInfo) return silence(registered, request, now);
      throw new NotAnswered(`code ${answer.rejected}`);
    },
  };

  /** null: the source cannot track it yet. */
  async function register(request: SyncRequest): Promise<Registered | null> {
    const { carrier: asked, additionalFields: fields, isRetracked = false } = request;
    const known = registeredOf(request.state);
    if (!known || known.asked !== asked) {
      const carrier = await registerAnew(request);
      return carrier === null ? null : { asked, carrier, fields, isRetracked };
    }
    const named = { number: request.number, ...(known.carrier > 0 && { carrier: known.carrier }) };
    if (!isDeepStrictEqual(known.fields, fields)) await client.changeInfo({ ...named, items: fields });
    if (isRetracked && !known.isRetracked) await client.retrack(named);
    return { ...known, fields, isRetracked };
  }

  /** Answers with the carrier the source has it under. */
  async function registerAnew(request: SyncRequest): Promise<number | null> {
    const { number, carrier, finalCarrier, additionalFields } = request;
    const answer = await client.register({
      number,
      ...(carrier !== NO_CARRIER && { carrier }),
      ...(finalCarrier !== NO_CARRIER && { final_carrier: finalCarrier }),
      ...additionalFields,
    });
    if ('accepted' in answer) return integerOf(answer.accepted.carrier) ?? carrier;
    if (answer.rejected === CODES.exists)
      return resume(answer.carrier, { number, ...(carrier !== NO_CARRIER && { carrier }) });
    if (answer.rejected === CODES.wrongCarrier || answer.rejected === NOT_REGISTRABLE) throw new InvalidCarrier();
    if (answer.rejected === CODES.quota || answer.rejected === CODES.daily) throw await usedUp();
    if (answer.rejected === CODES.undetected || LACKS_FIELDS.includes(answer.rejected)) return null;
    throw new NotAnswered(`code ${answer.rejected}`);
  }

  async function usedUp(): Promise<Postponed> {
    const { until, isNew } = await state.noteQuotaUsedUp();
    if (isNew) onProblem('The quota at the source of tracking data is used up; new numbers wait for an hour.');
    return new Postponed(until);
  }

  /** Another customer of ours has had it tracked; that may have ended. */
  async function resume(answered: number | null, item: SourceItem): Promise<number> {
    const carrier = item.carrier ?? answered ?? NO_CARRIER;
    await client.retrack({ number: item.number, ...(carrier > 0 && { carrier }) });
    return carrier;
  }

  async function fetchRealTime({ number, carrier, state: kept }: SyncRequest, now: Date): Promise<CarrierReport> {
    const answer = await client.getRealTime({ number, carrier });
    if ('accepted' in answer) return { ...readReport(answer.accepted.track_info, now), state: kept };
    throw new NotAnswered(`code ${answer.rejected}`);
  }
}

function silence(kept: Registered | null, { registerTime }: SyncRequest, now: Date): CarrierReport {
  const isNew = now.getTime() - registerTime.getTime() < IS_NEW;
  const nextUpdateTime = isNew ? new Date(now.getTime() + SOON_MS) : null;
  return { ...readReport(null, now), nextUpdateTime, state: kept };
}

/** null if it is not registered, or was by another source. */
function registeredOf(state: unknown): Registered | null {
  const { asked, carrier, fields, isRetracked } = fieldsOf(state);
  const keys = { asked: integerOf(asked), carrier: integerOf(carrier) };
  if (keys.asked === null || keys.carrier === null) return null;
  return { asked: keys.asked, carrier: keys.carrier, fields: fieldsOf(fields), isRetracked: isRetracked === true };
}
