import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, eq, inArray, lte } from '../../drizzle.ts';
import { claimable } from '../../dueRows.ts';
import { publishLive } from '../live/publishLive.ts';
import { nextRetryTime, nextSyncTime, stopOf } from '../shipments/model/lifecycle.ts';
import type { AirAdapter, AirReport } from './airReport.ts';
import { standingOf } from './airStanding.ts';
import { type AirWaybill, airWaybills } from './airWaybillTable.ts';

/** Ids of waybills with updates, and of those that are no longer followed. */
export interface AirRecorded {
  updated: number[];
  stopped: number[];
}

interface Surroundings {
  db: Database;
  now: () => Date;
  adapter: AirAdapter;
  /** Called in the transaction that records it. */
  onRecorded: (transaction: Transaction, recorded: AirRecorded, now: Date) => Promise<void>;
}

/** How long a claimed waybill is left to its claimer before another process takes it. */
const CLAIM_MS = MINUTE;

/** Requests updates of waybills from the airlines and records what is new. */
export function createAirSync({ db, now, adapter, onRecorded }: Surroundings) {
  return {
    /** Takes waybills that are due, so that no other process takes them. */
    async claimDue(limit: number): Promise<number[]> {
      const where = lte(airWaybills.nextSyncTime, now());
      const claimed = await db
        .update(airWaybills)
        .set({ nextSyncTime: new Date(now().getTime() + CLAIM_MS) })
        .where(claimable(airWaybills.id, { where, orderBy: airWaybills.nextSyncTime, limit }))
        .returning({ id: airWaybills.id });
      return claimed.map(({ id }) => id);
    },

    /** Doing it again, or at the same time elsewhere, records nothing twice. */
    async syncWaybills(ids: readonly number[]): Promise<void> {
      const asked = await db.select().from(airWaybills).where(isFollowed(ids));
      const reports = new Map(
        await Promise.all(asked.map(async (waybill) => [waybill.id, await ask(waybill)] as const)),
      );
      await db.transaction(async (transaction) => {
        const current = await transaction
          .select()
          .from(airWaybills)
          .where(isFollowed([...reports.keys()]))
          .orderBy(asc(airWaybills.id))
          .for('update');
        const recorded: AirRecorded = { updated: [], stopped: [] };
        for (const waybill of current) await record(transaction, waybill, reports.get(waybill.id) ?? null, recorded);
        const shown = new Set([...recorded.updated, ...recorded.stopped]);
        await publishLive(
          transaction,
          current
            .filter(({ id }) => shown.has(id))
            .map(({ id, gid, scope }) => ({ gid, scope, kind: 'waybills', ids: [id] })),
        );
        await onRecorded(transaction, recorded, now());
      });
    },
  };

  /** Null: the airline did not answer. */
  async function ask({ number, airline, registerTime, speed }: AirWaybill): Promise<AirReport | null> {
    try {
      return await adapter.fetch({ number, airline, registerTime, speed }, now());
    } catch {
      return null;
    }
  }

  async function record(
    transaction: Transaction,
    waybill: AirWaybill,
    report: AirReport | null,
    recorded: AirRecorded,
  ): Promise<void> {
    const time = now();
    const change = report ? changeOf(waybill, report, time) : { nextSyncTime: nextRetryTime(time) };
    await transaction.update(airWaybills).set(change).where(eq(airWaybills.id, waybill.id));
    if (report && report.events.length > waybill.events.length) recorded.updated.push(waybill.id);
    if ('trackingStatus' in change) recorded.stopped.push(waybill.id);
  }
}

function changeOf(waybill: AirWaybill, report: AirReport, time: Date): Partial<AirWaybill> {
  // An answer of another process may have come first; events are never taken back.
  const standing = report.events.length >= waybill.events.length ? standingOf(report) : {};
  const { subStatus, changeTime } = { ...waybill, ...standing };
  const common = { ...standing, trackTime: time };
  const stop = stopOf({ subStatus, changeTime }, time);
  if (!stop) return { ...common, nextSyncTime: nextSyncTime(subStatus, report.nextUpdateTime, time) };
  const status = { subStatus: stop.subStatus, packageStatus: mainStatusOf(stop.subStatus) };
  return { ...common, ...status, trackingStatus: 'Stopped', stopTime: time, nextSyncTime: null };
}

const isFollowed = (ids: readonly number[]) =>
  and(inArray(airWaybills.id, [...ids]), eq(airWaybills.trackingStatus, 'Tracking'));
