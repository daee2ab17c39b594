import { createHash } from 'node:crypto';
import { MAX_SHARES, SHARE_DAYS } from '@tracking-console/contract/shipments/sharingConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte } from '../../drizzle.ts';
import { newLinkToken } from '../../linkToken.ts';
import type { Owner } from '../../owner.ts';
import type { Sealer } from '../../sealing.ts';
import type { ShipmentDetails } from '../shipments/details.ts';
import { isOwnedBy, shipments } from '../shipments/model/shipmentTable.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { users } from '../users/userTable.ts';
import { type ShareRecord, shares } from './shareTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  /** Part of the shipment service. */
  details: ShipmentService['details'];
  sealer: Sealer;
}

export type NewShare =
  | { kind: 'shared'; share: ShareRecord; token: string }
  | { kind: 'notFound' }
  | { kind: 'tooMany' };

export interface SharedShipment {
  id: number;
  number: string;
  remark: string;
  orderNo: string;
  token: string;
}

export type SharingService = ReturnType<typeof createSharingService>;

export function createSharingService({ db, now, sealer, details }: Surroundings) {
  return {
    share,

    /** A link to each of the owner's shipments among these that can have one more, in their order. */
    async shareAll(owner: Owner, ids: readonly number[]): Promise<{ shared: SharedShipment[]; full: number[] }> {
      return db.transaction(async (transaction) => {
        const own = await lockOwnAmong(transaction, owner, ids);
        const full = await listFull(transaction, [...own.keys()]);
        const shared = ids.flatMap((id) => {
          const shipment = own.get(id);
          return shipment && !full.has(id) ? { ...shipment, token: newLinkToken() } : [];
        });
        const records = shared.map(({ id, token }) => recordOf(id, token));
        if (records.length > 0) await transaction.insert(shares).values(records);
        return { shared, full: [...full] };
      });
    },

    /** The links that work, newest first; null: the owner has no such shipment. */
    async list(owner: Owner, shipmentId: number): Promise<ShareRecord[] | null> {
      return (await isOwn(db, owner, shipmentId)) ? listValid(db, shipmentId) : null;
    },

    /** Ends a link; the ones that are left. */
    async revoke(owner: Owner, shipmentId: number, shareId: number): Promise<ShareRecord[] | null> {
      if (!(await isOwn(db, owner, shipmentId))) return null;
      await db.delete(shares).where(and(eq(shares.id, shareId), eq(shares.shipmentId, shipmentId)));
      return listValid(db, shipmentId);
    },

    /** A link that works, made if there is none; empty: no more can be made. */
    async openPath(owner: Owner, shipmentId: number): Promise<string> {
      const known = (await isOwn(db, owner, shipmentId)) ? await listValid(db, shipmentId) : [];
      const path = known.map(pathOf).find((one) => one !== '');
      if (path !== undefined) return path;
      const made = await share(owner, shipmentId);
      return made.kind === 'shared' ? sharePath(made.token) : '';
    },

    /** What a link shows; null: it was never given out, was revoked or has expired, its shipment was deleted, or its account is closed. */
    async open(token: string): Promise<ShipmentDetails | null> {
      const [share] = await db
        .update(shares)
        .set({ lastOpenTime: now() })
        .where(and(eq(shares.tokenHash, hash(token)), gt(shares.expireTime, now())))
        .returning({ shipmentId: shares.shipmentId });
      if (!share) return null;
      const owner = await ownerOf(share.shipmentId);
      if (!owner) return null;
      const [found] = await details.findDetails(owner, [share.shipmentId]);
      return found ?? null;
    },

    pathOf,

    deleteExpired: (): Promise<number> => deleteInBatches(db, shares, lte(shares.expireTime, now())),
  };

  async function share(owner: Owner, shipmentId: number): Promise<NewShare> {
    const token = newLinkToken();
    return db.transaction(async (transaction) => {
      // Two links made at once must not both be the last one allowed.
      if (!(await lockOwn(transaction, owner, shipmentId))) return { kind: 'notFound' };
      if ((await listValid(transaction, shipmentId)).length >= MAX_SHARES) return { kind: 'tooMany' };
      const [share] = await transaction.insert(shares).values(recordOf(shipmentId, token)).returning();
      if (!share) throw new Error('a share was not recorded');
      return { kind: 'shared', share, token };
    });
  }

  /** The address of a link; empty if an older version made it, or its key is no longer known. */
  function pathOf({ shipmentId, sealedToken }: ShareRecord): string {
    if (sealedToken === '') return '';
    try {
      return sharePath(sealer.open(sealedToken, contextOf(shipmentId)));
    } catch {
      return ''; // the link still works, but cannot be shown again
    }
  }

  function recordOf(shipmentId: number, token: string) {
    const createTime = now();
    const expireTime = new Date(createTime.getTime() + SHARE_DAYS * DAY);
    const sealedToken = sealer.seal(token, contextOf(shipmentId));
    return { shipmentId, tokenHash: hash(token), sealedToken, createTime, expireTime };
  }

  /** Which of them have as many links as they can have. */
  async function listFull(reader: Transaction, ids: number[]): Promise<Set<number>> {
    const full = await reader
      .select({ id: shares.shipmentId })
      .from(shares)
      .where(and(inArray(shares.shipmentId, ids), gt(shares.expireTime, now())))
      .groupBy(shares.shipmentId)
      .having(gte(count(), MAX_SHARES));
    return new Set(full.map(({ id }) => id));
  }

  async function listValid(reader: Database | Transaction, shipmentId: number): Promise<ShareRecord[]> {
    return reader
      .select()
      .from(shares)
      .where(and(eq(shares.shipmentId, shipmentId), gt(shares.expireTime, now())))
      .orderBy(desc(shares.id));
  }

  async function ownerOf(shipmentId: number): Promise<Owner | null> {
    const { ownerGid: gid, scope } = shipments;
    const [owner] = await db
      .select({ gid, scope })
      .from(shipments)
      // An account that is about to be deleted shows nothing, unless its owner comes back.
      .innerJoin(users, and(eq(users.gid, gid), isNull(users.deleteTime)))
      .where(eq(shipments.id, shipmentId));
    return owner ?? null;
  }
}

const findOwn = (reader: Database | Transaction, owner: Owner, shipmentId: number) =>
  reader
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(isOwnedBy(owner), eq(shipments.id, shipmentId)));

const isOwn = async (db: Database, owner: Owner, shipmentId: number) =>
  (await findOwn(db, owner, shipmentId)).length === 1;

const lockOwn = async (transaction: Transaction, owner: Owner, shipmentId: number) =>
  (await findOwn(transaction, owner, shipmentId).for('update')).length === 1;

/** In the order of their ids, so that two calls that share the same shipments do not cause a deadlock. */
async function lockOwnAmong(transaction: Transaction, owner: Owner, ids: readonly number[]) {
  const { id, number, remark, orderNo } = shipments;
  const own = await transaction
    .select({ id, number, remark, orderNo })
    .from(shipments)
    .where(and(isOwnedBy(owner), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update');
  return new Map(own.map((shipment) => [shipment.id, shipment]));
}

const contextOf = (shipmentId: number) => `share ${shipmentId}`;

export const sharePath = (token: string) => `/share/${token}`;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
