import { createHash } from 'node:crypto';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, eq, isNull, sql } from '../../drizzle.ts';
import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { repeat } from '../../rounds.ts';
import type { Answer } from '../journeys/recordAnswers.ts';
import type { SyncService } from '../journeys/syncService.ts';
import { isFollowed, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import { fieldsOf, integerOf, textOf } from './fields.ts';
import { readReport } from './readReport.ts';
import { sourceEvents } from './sourceTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  sync: SyncService;
  onProblem: (message: string) => void;
}

export interface SourceEvent {
  event: 'TRACKING_UPDATED' | 'TRACKING_STOPPED';
  number: string;
  carrier: number;
  trackInfo: unknown;
}

export type SourceInbox = ReturnType<typeof createSourceInbox>;

/** Stores what the source pushes before answering it, and records it afterwards, in any process. */
export function createSourceInbox({ db, now, sync, onProblem }: Surroundings) {
  const rounds = repeat(recordNext);

  /** Records the next event in one transaction with the note that it is recorded. Answers whether there may be more. */
  async function recordNext(): Promise<boolean> {
    let id = '';
    try {
      return await db.transaction(async (transaction) => {
        const [next] = await transaction
          .select()
          .from(sourceEvents)
          .where(isNull(sourceEvents.recordTime))
          .orderBy(asc(sourceEvents.receiveTime), asc(sourceEvents.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!next) return false;
        id = next.id;
        await record(transaction, next.body);
        await note(transaction, id);
        return true;
      });
    } catch (error) {
      if (isDatabaseAway(error) || id === '') throw error;
      // One that cannot be recorded holds up no other; the shipment is queried again when it is due.
      onProblem(`An event of the source of tracking data was not recorded: ${messageOf(error)}`);
      await note(db, id);
      return true;
    }
  }

  async function record(transaction: Transaction, body: string): Promise<void> {
    const event = readEvent(JSON.parse(body));
    if (!event) return;
    const followed = await transaction
      .select()
      .from(shipments)
      .where(and(isToldOf(event), isFollowed));
    const toAnswer = (shipment: ShipmentRecord): Answer => {
      if (event.event === 'TRACKING_STOPPED') return { shipment, report: 'ended' };
      return { shipment, report: readReport(event.trackInfo, now()) };
    };
    if (followed.length > 0) await sync.recordAnswers(transaction, followed.map(toAnswer));
  }

  async function note(writer: Database | Transaction, id: string): Promise<void> {
    await writer.update(sourceEvents).set({ recordTime: now(), body: '' }).where(eq(sourceEvents.id, id));
  }

  return {
    /** Once for each event, however often it is sent. @param id the event's own; empty: its bytes identify it */
    async receive(id: string, body: string): Promise<void> {
      const key = id || createHash('sha256').update(body).digest('base64url');
      await db.insert(sourceEvents).values({ id: key, body, receiveTime: now() }).onConflictDoNothing();
    },

    recordNext,
    start: rounds.start,
    stop: rounds.stop,
  };
}

/** null: it is not an event. */
export function readEvent(body: unknown): SourceEvent | null {
  const { event, data } = fieldsOf(body);
  const { number, carrier, track_info } = fieldsOf(data);
  const isKnown = event === 'TRACKING_UPDATED' || event === 'TRACKING_STOPPED';
  const named = textOf(number);
  if (!isKnown || !named) return null;
  return { event, number: normalizeNumber(named), carrier: integerOf(carrier) ?? 0, trackInfo: track_info };
}

/** The shipments of all customers that the source has under this number and carrier. */
function isToldOf({ number, carrier }: SourceEvent) {
  const named = and(eq(shipments.number, number), eq(shipments.dataSource, 'carrier'), isNull(shipments.deletedAt));
  // It may arrive before our own call has recorded the registration: then the carrier of the request applies.
  const known = sql`coalesce(${shipments.adapterState} ->> 'carrier', ${shipments.carrier}::text)`;
  return carrier === 0 ? named : and(named, sql`${known} IN (${String(carrier)}, '0')`);
}
