import type { MainStatus, SubStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { eq } from '../src/drizzle.ts';
import { quotaAccounts } from '../src/features/quotas/quotaTable.ts';
import { shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { callBuyer } from './buyerCall.ts';
import { type SignedInCaller, signedIn } from './caller.ts';
import type { TestServer } from './testServer.ts';

/** A new buyer, and what happens to the buyer's shipments behind the console. */
export interface BuyerClient {
  buyer: SignedInCaller;
  /** Adds numbers and answers their ids. */
  add(numbers: string[]): Promise<string[]>;
  /** Lets days pass, queries the carriers, and signs the buyer in again. */
  sync(ids: string[], days: number): Promise<void>;
  limitQuota(trackingQuota: number): Promise<void>;
  setStatus(id: string, packageStatus: Exclude<MainStatus, 'InfoReceived'>): Promise<void>;
}

export async function openBuyerClient(server: TestServer): Promise<BuyerClient> {
  const buyer = await signedIn(server);
  const { db, sessions, sync } = server.services;
  return {
    buyer,

    async add(numbers) {
      const { Json } = await callBuyer(buyer, 'AddTrackNo', { TrackNos: numbers });
      return Json.Items.map(({ TrackInfoId }) => TrackInfoId ?? '');
    },

    async sync(ids, days) {
      server.pass(days * DAY);
      await sync.syncShipments(ids.map(Number));
      buyer.sid = await sessions.open(buyer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    },

    async limitQuota(trackingQuota) {
      await db
        .insert(quotaAccounts)
        .values({ gid: buyer.gid, scope: 'BUYER', trackingQuota })
        .onConflictDoUpdate({ target: [quotaAccounts.gid, quotaAccounts.scope], set: { trackingQuota } });
    },

    async setStatus(id, packageStatus) {
      const subStatus: SubStatus = `${packageStatus}_Other`;
      await db
        .update(shipments)
        .set({ packageStatus, subStatus })
        .where(eq(shipments.id, Number(id)));
    },
  };
}
