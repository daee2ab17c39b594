import type { AirBatch } from '@tracking-console/contract/air/air';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import type { Transaction } from '../../database.ts';
import { and, asc, inArray } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { type TrackCode, trackError } from '../tracking/trackErrors.ts';
import type { AirContext } from './airContext.ts';
import { faultOf } from './airRegistration.ts';
import { type AirWaybill, airWaybills, isOwnWaybill } from './airWaybillTable.ts';

/** Of the webhooks, which know the waybills' events. */
export interface AirPushes {
  /** Pushes their current state; undefined: no webhook is set for updates. */
  pushWaybills(owner: Owner, ids: readonly number[]): Promise<number[] | undefined>;
}

export type AirChanges = ReturnType<typeof createAirChanges>;

/** What customers change of registered waybills; each row by itself. */
export function createAirChanges({ db, now, onRecorded }: AirContext) {
  /** Applies the change to the waybills that were found and are not rejected. */
  async function change(
    owner: Owner,
    awbs: readonly string[],
    refuse: (waybill: AirWaybill) => TrackCode | null,
    apply: (transaction: Transaction, ids: number[]) => Promise<unknown>,
  ): Promise<AirBatch> {
    return db.transaction(async (transaction) => {
      const named = awbs.map(readAirWaybill);
      const numbers = named.map(({ number }) => number);
      const found = await transaction
        .select()
        .from(airWaybills)
        .where(and(isOwnWaybill(owner), inArray(airWaybills.number, numbers)))
        .orderBy(asc(airWaybills.id))
        .for('update');
      const byNumber = new Map(found.map((waybill) => [waybill.number, waybill]));
      const taken = new Map<number, AirWaybill>();
      const answer: AirBatch = { accepted: [], rejected: [] };
      for (const one of named) {
        const waybill = byNumber.get(one.number);
        const code = waybill ? refuse(waybill) : -18019902;
        const error = faultOf(one) ?? (code === null ? null : trackError(code, one.number));
        if (error) answer.rejected.push({ number: one.number, error });
        else if (waybill) taken.set(waybill.id, waybill);
      }
      const ids = [...taken.keys()];
      if (ids.length > 0) await apply(transaction, ids);
      await publishLive(transaction, [{ ...owner, kind: 'waybills', ids }]);
      answer.accepted = [...taken.values()].map(({ number }) => ({ number }));
      return answer;
    });
  }

  return {
    stop: (owner: Owner, awbs: readonly string[]) =>
      change(
        owner,
        awbs,
        ({ trackingStatus }) => (trackingStatus === 'Stopped' ? -18019906 : null),
        async (transaction, ids) => {
          const stopped = { trackingStatus: 'Stopped', stopTime: now(), nextSyncTime: null } as const;
          await transaction.update(airWaybills).set(stopped).where(inArray(airWaybills.id, ids));
          await onRecorded(transaction, { updated: [], stopped: ids }, now());
        },
      ),

    remove: (owner: Owner, awbs: readonly string[]) =>
      change(
        owner,
        awbs,
        () => null,
        (transaction, ids) => transaction.delete(airWaybills).where(inArray(airWaybills.id, ids)),
      ),

    setReference: (owner: Owner, awb: string, reference: string) =>
      change(
        owner,
        [awb],
        () => null,
        (transaction, ids) => transaction.update(airWaybills).set({ reference }).where(inArray(airWaybills.id, ids)),
      ),

    /** Sends the present state to the webhooks; null: there is none for updates. */
    async push(owner: Owner, awbs: readonly string[], pushes: AirPushes): Promise<AirBatch | null> {
      let chosen: number[] = [];
      const answer = await change(
        owner,
        awbs,
        ({ fsuCode }) => (fsuCode ? null : -18019909),
        async (_transaction, ids) => {
          chosen = ids;
        },
      );
      if (chosen.length === 0) return answer;
      return (await pushes.pushWaybills(owner, chosen)) ? answer : null;
    },
  };
}
