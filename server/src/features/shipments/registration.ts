import type { Database, Transaction } from '../../database.ts';
import { and, eq, inArray } from '../../drizzle.ts';
import { isApi, modeOf, type Owner, payerOf } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { isPaying, type LockedAccount } from '../quotas/lockAccount.ts';
import { users } from '../users/userTable.ts';
import {
  type Decision,
  decideRegistrations,
  type KnownShipment,
  type Room,
  type WantedShipment,
} from './decideRegistrations.ts';
import { awaitedSyncTime, statusBeforeFirstUpdate } from './model/lifecycle.ts';
import { isOwnedBy, type NewShipment, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import { findPlaces } from './places.ts';
import type { ShipmentContext } from './shipmentContext.ts';

export type Registration = { kind: 'added'; shipment: ShipmentRecord } | Exclude<Decision, { kind: 'add' | 'repeats' }>;

/** A statement of many rows takes long, and blocks other requests meanwhile. */
const ROWS_AT_ONCE = 100;

/** Adds shipments, spending quota for each that is new; the answers are in the rows' order. */
export function createRegistration({ db, now, quotas, dataSource }: ShipmentContext) {
  return {
    async register(
      owner: Owner,
      wanted: readonly WantedShipment[],
      dataOrigin: ShipmentRecord['dataOrigin'],
    ): Promise<Registration[]> {
      return db.transaction(async (transaction) => {
        const account = await quotas.lockAccount(transaction, owner);
        const room = await findRoom(account);
        const known = await readKnown(
          transaction,
          owner,
          wanted.map(({ number }) => number),
        );
        const decisions = decideRegistrations(priced(owner, wanted), known, room, {
          needsCarrier: isApi(owner),
          needsFields: isApi(owner),
        });
        const added = await insert(account, owner, decisions, dataOrigin);
        return decisions.map((decision, index) => toRegistration(decision, index, added));
      });
    },

    /** Id, number and carrier of the owner's shipments with these numbers. */
    findKnown: (owner: Owner, numbers: readonly string[]): Promise<KnownShipment[]> => readKnown(db, owner, numbers),

    /** The owner's shipments with these numbers, under any carrier. */
    async findByNumbers(owner: Owner, numbers: readonly string[]): Promise<ShipmentRecord[]> {
      if (numbers.length === 0) return [];
      return db
        .select()
        .from(shipments)
        .where(and(isOwnedBy(owner), inArray(shipments.number, [...numbers])))
        .orderBy(shipments.id);
    },
  };

  async function findRoom(account: LockedAccount): Promise<Room> {
    if (isPaying(account)) {
      const { credits, today } = await quotas.findRoom(account);
      return { quota: credits, today };
    }
    return { quota: await findPlaces(quotas, account), today: Number.POSITIVE_INFINITY };
  }

  async function insert(
    account: LockedAccount,
    owner: Owner,
    decisions: readonly Decision[],
    dataOrigin: ShipmentRecord['dataOrigin'],
  ): Promise<Map<number, ShipmentRecord>> {
    const additions = decisions.flatMap((decision, index) => (decision.kind === 'add' ? [{ index, ...decision }] : []));
    if (additions.length === 0) return new Map();
    const { transaction } = account;
    const language = await findLanguage(transaction, owner);
    const rows = additions.map(({ wanted, resolved }): NewShipment => {
      const { cost: _cost, detection: _detection, ...given } = wanted;
      const common = { lang: language, ...given, ...resolved };
      return {
        ...common,
        ...initialState(resolved.checkDigit, dataOrigin),
        // Test data never uses up the real source.
        dataSource: owner.scope === 'TEST' ? 'sandbox' : dataSource,
        testMode: modeOf(owner) === 'test',
        ownerGid: owner.gid,
        scope: owner.scope,
        dataOrigin,
      };
    });
    const inserted: ShipmentRecord[] = [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      inserted.push(...(await transaction.insert(shipments).values(some).returning()));
    }
    if (isPaying(account)) {
      const expenses = inserted.map(({ id }, row) => ({ shipmentId: id, amount: additions[row]?.wanted.cost ?? 0 }));
      await quotas.spend(account, expenses);
    }
    await publishLive(transaction, [{ ...owner, kind: 'shipments', ids: inserted.map(({ id }) => id) }]);
    return new Map(inserted.map((shipment, row) => [additions[row]?.index ?? row, shipment]));
  }

  function initialState(checkDigit: ShipmentRecord['checkDigit'], dataOrigin: ShipmentRecord['dataOrigin']) {
    const time = now();
    return {
      subStatus: statusBeforeFirstUpdate(checkDigit),
      packageStatus: 'NotFound' as const,
      registerTime: time,
      changeTime: time,
      latestEventTime: time,
      // The user does not wait for the rows of a file.
      nextSyncTime: dataOrigin === 'Import' ? time : awaitedSyncTime(time),
    };
  }
}

/** If nothing is paid, a number takes one place, translated or not. */
function priced(owner: Owner, wanted: readonly WantedShipment[]): readonly WantedShipment[] {
  return payerOf(owner) ? wanted : wanted.map((one) => ({ ...one, cost: 1 }));
}

async function readKnown(
  reader: Database | Transaction,
  owner: Owner,
  numbers: readonly string[],
): Promise<KnownShipment[]> {
  if (numbers.length === 0) return [];
  return reader
    .select({ id: shipments.id, number: shipments.number, carrier: shipments.carrier })
    .from(shipments)
    .where(and(isOwnedBy(owner), inArray(shipments.number, [...numbers])))
    .orderBy(shipments.id);
}

/** Checkpoints are translated into the buyer's language; a program names its own. */
async function findLanguage(transaction: Transaction, { gid, scope }: Owner): Promise<string> {
  if (scope !== 'BUYER') return '';
  const [user] = await transaction.select({ language: users.language }).from(users).where(eq(users.gid, gid));
  return user?.language ?? '';
}

function toRegistration(decision: Decision, index: number, added: Map<number, ShipmentRecord>): Registration {
  if (decision.kind === 'add') return { kind: 'added', shipment: existing(added, index) };
  if (decision.kind === 'repeats') return { kind: 'exists', shipment: existing(added, decision.index) };
  return decision;
}

function existing(added: Map<number, ShipmentRecord>, index: number): ShipmentRecord {
  const shipment = added.get(index);
  if (!shipment) throw new Error('a shipment that was decided on was not added');
  return shipment;
}
