import type { AfterShip, AftershipError } from '@aftership/tracking-sdk';
import { isFinal } from '@tracking-console/contract/shipments/statuses';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { CarrierSource } from '../../config.ts';
import { type CarrierAdapter, type CarrierReport, NotAnswered, type SyncRequest } from '../journeys/carrierAdapter.ts';
import { aftershipStatus, stageOf } from './aftershipStatuses.ts';
import { fieldsOf, textOf } from './fields.ts';
import { readReport } from './readReport.ts';
import { type MakeCall, SourceAway, TIMEOUT_MS, TooManyCalls } from './sourceCalls.ts';
import type { SourceState } from './sourceState.ts';

/** One call per shipment: as many as three calls a second allow before a claim ends. */
const BATCH = 20;
/** AfterShip polls the carriers and pushes nothing here, so new shipments are fetched more often. */
const SOON_MS = 30 * MINUTE;

const ALREADY_EXISTS = 4003;
/** Not inactive, and retracked before. */
const NOT_STOPPED = [4013, 4016];
const GONE = [4004, 404];
const REFUSED_KEY = [401, 403];

type Calls = AfterShip['tracking'];
type Tracking = Awaited<ReturnType<Calls['getTrackingById']>>['data'];
type NewTracking = Parameters<Calls['createTracking']>[0];

interface Surroundings {
  source: CarrierSource;
  state: SourceState;
  makeCall: MakeCall;
}

/** Follows shipments through AfterShip by its own SDK. It finds the carrier of a number by itself. */
export function createAftershipAdapter({ source, state, makeCall }: Surroundings): CarrierAdapter {
  let loaded: Promise<Calls> | undefined;

  /** The SDK takes 30 MB, so it is loaded where it is used. */
  async function load(): Promise<Calls> {
    const sdk = await import('@aftership/tracking-sdk');
    return new sdk.AfterShip({ api_key: source.key, domain: source.url, timeout: TIMEOUT_MS, max_retry: 0 }).tracking;
  }

  async function call<Answer>(send: (tracking: Calls) => Promise<Answer>): Promise<Answer> {
    loaded ??= load();
    const tracking = await loaded;
    return makeCall(() => send(tracking).catch(explain));
  }

  return {
    dataSource: 'carrier',
    findRoom: async () => ((await state.hasRoom()) ? BATCH : 0),

    async fetch(request, now) {
      const { isRetracked = false, realTime = false } = request;
      const kept = fieldsOf(request.state);
      const known = textOf(kept.id);
      // AfterShip queries carriers at its own times.
      if (realTime && !known) throw new NotAnswered('not registered');
      try {
        if (known && isRetracked && kept.isRetracked !== true) await retrack(known);
        const { data } = known ? await call((tracking) => tracking.getTrackingById(known)) : await create(request);
        return { ...toReport(data, request, now), state: { id: data.id, isRetracked } };
      } catch (error) {
        if (!isRefusal(error, GONE)) throw error;
        // Deleted there; it is registered again the next time.
        return { ...readReport(null, now), state: null };
      }
    },
  };

  async function create(request: SyncRequest): Promise<{ data: Tracking }> {
    try {
      return await call((tracking) => tracking.createTracking(toCreate(request)));
    } catch (error) {
      if (!isRefusal(error, [ALREADY_EXISTS])) throw error;
      const found = await call((tracking) => tracking.getTrackings({ tracking_numbers: request.number }));
      const [first] = found.data.trackings ?? [];
      if (!first) throw new NotAnswered('known, and not found');
      return { data: first };
    }
  }

  async function retrack(id: string): Promise<void> {
    await call((tracking) => tracking.retrackTrackingById(id)).catch((error) => {
      // It is still tracked, or was retracked once already: it is read all the same.
      if (!isRefusal(error, NOT_STOPPED)) throw error;
    });
  }
}

function toCreate({ number, additionalFields }: SyncRequest): NewTracking {
  const { destination_postal_code, ship_date } = additionalFields;
  return {
    tracking_number: number,
    ...(destination_postal_code && { destination_postal_code }),
    ...(ship_date && { tracking_ship_date: ship_date.replaceAll('-', '') }),
  };
}

/** Translates errors of the SDK about the source; those about the number stay as they are. */
function explain(error: unknown): never {
  if (!isOfSdk(error)) throw error;
  const status = Number(error.status_code ?? 0);
  if (status === 429) throw new TooManyCalls(fieldsOf(error.response_headers)['retry-after']);
  if (status === 0 || status >= 500 || REFUSED_KEY.includes(status)) throw new SourceAway(`${error.code} ${status}`);
  throw error;
}

const isRefusal = (error: unknown, codes: readonly number[]) =>
  isOfSdk(error) && codes.includes(Number(error.meta_code));

const isOfSdk = (error: unknown): error is AftershipError => error instanceof Error && 'meta_code' in error;

/** Converts to the format of our own API, which is then read like every provider's. */
function toReport(given: Tracking, { carrier }: SyncRequest, now: Date): CarrierReport {
  const { aftership_estimated_delivery_date: estimate, checkpoints = [] } = given;
  const events = checkpoints.toReversed().map((checkpoint) => {
    const subStatus = aftershipStatus(checkpoint.tag, checkpoint.subtag);
    const { checkpoint_time: time, message, location, city, state, postal_code, coordinate } = checkpoint;
    return {
      time_iso: time,
      time_raw: { date: time?.slice(0, 10), time: time?.slice(11, 19) },
      description: message,
      location: location ?? city,
      stage: stageOf(subStatus),
      sub_status: subStatus,
      address: { city, state, postal_code, coordinates: coordinate },
    };
  });
  const report = readReport(
    {
      latest_status: { sub_status: aftershipStatus(given.tag, given.subtag) },
      time_metrics: {
        estimated_delivery_date: {
          source: 'Estimated',
          from: estimate?.estimated_delivery_date_min ?? estimate?.estimated_delivery_date,
          to: estimate?.estimated_delivery_date_max ?? estimate?.estimated_delivery_date,
        },
      },
      tracking: { providers: [{ provider: { key: carrier }, provider_lang: given.language, events }] },
    },
    now,
  );
  const isUnderWay = events.length > 0 && !isFinal(report.subStatus ?? '');
  return { ...report, nextUpdateTime: isUnderWay ? new Date(now.getTime() + SOON_MS) : null };
}
