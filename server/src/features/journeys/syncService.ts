import type { DataSource } from '@tracking-console/contract/shipments/shipmentConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { and, inArray, lte } from '../../drizzle.ts';
import { claimable } from '../../dueRows.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { isFollowed, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import { type CarrierAdapter, InvalidCarrier, NotAnswered, Postponed } from './carrierAdapter.ts';
import { type Answer, type Recorded, recordAnswers } from './recordAnswers.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  /** One of each source whose shipments are followed. */
  adapters: readonly CarrierAdapter[];
  /** Called in the transaction that records it: shipments with updates, and those that are no longer requested. */
  onRecorded: (transaction: Transaction, recorded: Recorded, now: Date) => Promise<void>;
  onProblem: (message: string) => void;
}

export type SyncService = ReturnType<typeof createSyncService>;

/** How long a claimed shipment is left to its claimer before another process takes it. */
const CLAIM_MS = MINUTE;

export function createSyncService({ db, now, adapters, onRecorded, onProblem }: Surroundings) {
  const sources = adapters.map(({ dataSource }) => dataSource);
  return {
    adapters,

    /** Takes shipments that are due, so that no other process takes them; several processes may do it at once. */
    async claimDue(limit: number, from: readonly DataSource[] = sources): Promise<number[]> {
      const where = and(lte(shipments.nextSyncTime, now()), inArray(shipments.dataSource, [...from]));
      const claimed = await db
        .update(shipments)
        .set({ nextSyncTime: new Date(now().getTime() + CLAIM_MS) })
        .where(claimable(shipments.id, { where, orderBy: shipments.nextSyncTime, limit }))
        .returning({ id: shipments.id });
      return claimed.map(({ id }) => id);
    },

    /** Requests updates and records what is new. Doing it again, or at the same time elsewhere, adds nothing. */
    async syncShipments(ids: readonly number[]): Promise<void> {
      const followed = await db
        .select()
        .from(shipments)
        .where(and(inArray(shipments.id, [...ids]), isFollowed));
      const answers = await Promise.all(followed.map(askCarrier));
      await db.transaction((transaction) => record(transaction, answers));
    },

    /** Records what a source has pushed, in the transaction that marks it as received. */
    recordAnswers: record,
  };

  async function record(transaction: Transaction, answers: readonly Answer[]): Promise<void> {
    await onRecorded(transaction, await recordAnswers(transaction, answers, now()), now());
  }

  async function askCarrier(shipment: ShipmentRecord): Promise<Answer> {
    const { number, carrier, finalCarrier, registerTime, lang, translationMode, additionalFields, isRetracked } =
      shipment;
    const request = { number, carrier, finalCarrier, registerTime, translationMode, additionalFields, isRetracked };
    const adapter = adapters.find(({ dataSource }) => dataSource === shipment.dataSource);
    try {
      if (!adapter) throw new NotAnswered('no source');
      return {
        shipment,
        report: await adapter.fetch({ ...request, language: lang, state: shipment.adapterState }, now()),
      };
    } catch (error) {
      if (error instanceof Postponed) return { shipment, report: error };
      if (error instanceof InvalidCarrier) return { shipment, report: 'invalidCarrier' };
      if (!(error instanceof NotAnswered)) onProblem(`A shipment could not be asked about: ${messageOf(error)}`);
      return { shipment, report: 'silent' };
    }
  }
}
