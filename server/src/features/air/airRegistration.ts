import type { AirBatch, RegisterAir } from '@tracking-console/contract/air/air';
import { type AirWaybillNumber, readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import type { RejectedItem, TrackError } from '@tracking-console/contract/api/tracking';
import { and, inArray } from '../../drizzle.ts';
import type { ApiOwner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { isPaying, type LockedAccount } from '../quotas/lockAccount.ts';
import { awaitedSyncTime } from '../shipments/model/lifecycle.ts';
import { trackError } from '../tracking/trackErrors.ts';
import type { AirContext } from './airContext.ts';
import { airlineByCode, airlineByPrefix } from './airlines.ts';
import { airWaybills, isOwnWaybill } from './airWaybillTable.ts';

type Item = RegisterAir['items'][number];

interface Options {
  /** The seed registers what has flown for a while. */
  registerTime?: (item: Item) => Date;
  speed?: number;
}

interface Wanted {
  number: string;
  airline: string;
  reference: string;
  item: Item;
}

/** Registers waybills, each at its price; earlier rows are served first. */
export function createAirRegistration({ db, now, quotas, cost, adapter }: AirContext) {
  return {
    async register(owner: ApiOwner, items: readonly Item[], { registerTime, speed = adapter.speed }: Options = {}) {
      const answer: AirBatch = { accepted: [], rejected: [] };
      const { gid, scope } = owner;
      await db.transaction(async (transaction) => {
        const account = await quotas.lockAccount(transaction, owner);
        // Test data costs no credits; each waybill takes one place.
        const price = isPaying(account) ? cost : 1;
        const credits = isPaying(account) ? (await quotas.findRoom(account)).credits : await findPlaces(account);
        const known = await transaction
          .select({ number: airWaybills.number })
          .from(airWaybills)
          .where(and(isOwnWaybill(owner), inArray(airWaybills.number, items.map(numberOf))));
        const { wanted, rejected } = decide(items, { known: known.map(({ number }) => number), credits, cost: price });
        answer.rejected = rejected;
        if (wanted.length === 0) return;
        const rows = wanted.map(({ item, ...row }) => {
          const time = registerTime?.(item) ?? now();
          const due = { nextSyncTime: awaitedSyncTime(now()), changeTime: time, registerTime: time };
          return { ...row, ...due, gid, scope, speed, dataSource: adapter.dataSource };
        });
        const added = await transaction.insert(airWaybills).values(rows).returning();
        if (isPaying(account)) {
          const expenses = added.map(({ id }) => ({ shipmentId: id, amount: cost, reason: 'AirWaybill' as const }));
          await quotas.spend(account, expenses);
        }
        await publishLive(transaction, [{ ...owner, kind: 'waybills', ids: added.map(({ id }) => id) }]);
        answer.accepted = added.map(({ number }) => ({ number }));
      });
      return answer;
    },
  };
}

async function findPlaces(account: LockedAccount<ApiOwner['scope']>): Promise<number> {
  return account.trackingQuota - (await account.transaction.$count(airWaybills, isOwnWaybill(account)));
}

const numberOf = ({ awb }: Item) => readAirWaybill(awb).number;

interface Standing {
  known: readonly string[];
  credits: number;
  cost: number;
}

function decide(items: readonly Item[], { known, credits, cost }: Standing) {
  const wanted: Wanted[] = [];
  const rejected: RejectedItem[] = [];
  for (const item of items) {
    const waybill = readAirWaybill(item.awb);
    const airline = item.airline ? airlineByCode(item.airline) : airlineByPrefix(waybill.prefix);
    const { number } = waybill;
    const isKnown = known.includes(number) || wanted.some((earlier) => earlier.number === number);
    const error =
      faultOf(waybill) ??
      (airline ? null : unknownAirline(item, number)) ??
      (isKnown ? trackError(-18019901, number) : null) ??
      (credits < (wanted.length + 1) * cost ? trackError(-18019908) : null);
    if (error) rejected.push({ number: item.awb, error });
    else wanted.push({ number, airline: airline?.iata ?? '', reference: item.reference?.trim() ?? '', item });
  }
  return { wanted, rejected };
}

/** Why a text is no waybill number. */
export function faultOf({ number, problem, corrected }: AirWaybillNumber): TrackError | null {
  if (problem === 'format') return trackError(-18010012, number);
  if (problem === null) return null;
  return { code: -18010011, message: `The last digit of ${number} is wrong; with the right one it is ${corrected}.` };
}

function unknownAirline({ airline }: Item, number: string): TrackError {
  return airline
    ? { code: -18019910, message: `There is no airline with the code ${airline}.` }
    : { code: -18019903, message: `The prefix of ${number} is of no airline we know; name the airline.` };
}
