import { setTimeout } from 'node:timers/promises';
import { CACHE_LEVELS, type RealTimeItem, type TrackInfoItem } from '@tracking-console/contract/api/tracking';
import { REAL_TIME_COSTS, type RealTimeLevel } from '@tracking-console/contract/api/trackingConstants';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { DAY, HOUR, SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { type Owner, payerOf } from '../../owner.ts';
import { findCarrier } from '../carriers/carriers.ts';
import type { CarrierAdapter, CarrierReport, SyncRequest } from '../journeys/carrierAdapter.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { momentaryJourney } from './momentaryJourney.ts';
import type { TrackCode } from './trackErrors.ts';
import { toTrackInfoItem } from './trackInfoItem.ts';

/** A standard query takes the carrier's answer within this time. */
const FRESH_MS = HOUR;
/** What isn't registered was sent some days ago; the sandbox's carriers go by this. */
const ASSUMED_AGE = 10 * DAY;
const TIMEOUT_MS = 20 * SECOND;

interface Surroundings {
  db: Database;
  now: () => Date;
  quotas: QuotaService;
  shipments: ShipmentService;
  /** The first is queried, unless a shipment or test data has another. */
  adapters: readonly [CarrierAdapter, ...CarrierAdapter[]];
  /** How long a carrier may take; in ms. */
  patience?: number;
}

export type RealTimeQueries = ReturnType<typeof createRealTimeQueries>;

/** Queries a carrier while the caller waits, whether the number is registered or not. Only an answer is charged. */
export function createRealTimeQueries(surroundings: Surroundings) {
  const { db, now, quotas, shipments, adapters, patience = TIMEOUT_MS } = surroundings;

  return async function queryRealTime(owner: Owner, item: RealTimeItem): Promise<TrackInfoItem | TrackCode> {
    // Read first to avoid a useless call to the carrier; `pay` decides.
    const { realTime } = await quotas.readAccount(owner);
    if (!realTime) return -18019912;
    const carrier = findCarrier(Number(item.carrier));
    if (!carrier) return -18019910;
    if (!carrier.realtime) return -18019818;
    const level = levelOf(item);
    const payer = payerOf(owner);
    if (payer && (await quotas.read(payer)).quota_remain < REAL_TIME_COSTS[level]) return -18019908;
    const number = normalizeNumber(item.number);
    const found = await shipments.registration.findByNumbers(owner, [number]);
    const shipment = found.find((one) => one.carrier === carrier.key);
    const answer =
      level === 'standard' && shipment && isFresh(shipment)
        ? await readStored(owner, shipment)
        : await askNow(owner, number, carrier.key, shipment);
    if (typeof answer === 'number' || !payer) return answer;
    const refused = await pay(payer, REAL_TIME_COSTS[level], shipment?.id ?? null);
    return refused ?? answer;
  };

  function isFresh({ trackTime, syncStatus, latestEvent }: ShipmentRecord): boolean {
    return syncStatus && latestEvent !== null && now().getTime() - (trackTime?.getTime() ?? 0) <= FRESH_MS;
  }

  async function readStored(owner: Owner, { id }: ShipmentRecord): Promise<TrackInfoItem | TrackCode> {
    const [details] = await shipments.details.findDetails(owner, [id]);
    return details ? toTrackInfoItem(details, now()) : -18019902;
  }

  async function askNow(owner: Owner, number: string, carrier: number, shipment: ShipmentRecord | undefined) {
    const source = shipment?.dataSource ?? (owner.scope === 'TEST' ? 'sandbox' : adapters[0].dataSource);
    const adapter = adapters.find(({ dataSource }) => dataSource === source) ?? adapters[0];
    const report = await ask(adapter, {
      number,
      carrier,
      finalCarrier: shipment?.finalCarrier ?? 0,
      registerTime: shipment?.registerTime ?? new Date(now().getTime() - ASSUMED_AGE),
      language: shipment?.lang ?? '',
      translationMode: shipment?.translationMode ?? '',
      additionalFields: shipment?.additionalFields ?? {},
      realTime: true,
      state: shipment?.adapterState ?? null,
    });
    if (typeof report === 'number') return report;
    if (report.legs.length === 0) return -18019817;
    // The registered shipment is refreshed too.
    if (shipment) await shipments.refreshing.refresh(owner, [shipment.id]);
    return toTrackInfoItem(momentaryJourney({ number, carrier, shipment, report }, adapter.dataSource, now()), now());
  }

  async function ask(adapter: CarrierAdapter, request: SyncRequest): Promise<CarrierReport | TrackCode> {
    const answered = new AbortController();
    const timeout = setTimeout(patience, -18019815 as const, { signal: answered.signal });
    try {
      return await Promise.race([adapter.fetch(request, now()).catch(() => -18019816 as const), timeout]);
    } finally {
      timeout.catch(() => undefined); // which aborting rejects
      answered.abort();
    }
  }

  /** Answers with why it cannot be paid. */
  function pay(owner: Owner<'API'>, amount: number, shipmentId: number | null): Promise<TrackCode | null> {
    return db.transaction(async (transaction) => {
      const account = await quotas.lockAccount(transaction, owner);
      if (!account.realTime) return -18019912;
      if ((await quotas.findRoom(account)).credits < amount) return -18019908;
      await quotas.spend(account, [{ shipmentId, amount, reason: 'RealTime' }]);
      return null;
    });
  }
}

function levelOf({ cacheLevel = CACHE_LEVELS.standard }: RealTimeItem): RealTimeLevel {
  return ['1', 'instant'].includes(String(cacheLevel).toLowerCase()) ? 'instant' : 'standard';
}
