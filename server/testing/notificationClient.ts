import type { NotificationSettings } from '@tracking-console/contract/shipments/settingConstants';
import type { MainStatus, SubStatus } from '@tracking-console/contract/shipments/statuses';
import { eq } from '../src/drizzle.ts';
import type { Development } from '../src/features/journeys/publishUpdates.ts';
import type { NotificationRecord } from '../src/features/notifications/notificationTable.ts';
import { recordStatusChanges } from '../src/features/notifications/recordStatusChanges.ts';
import { shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { callBuyer } from './buyerCall.ts';
import { type BuyerClient, openBuyerClient } from './buyerClient.ts';
import type { TestServer } from './testServer.ts';

export interface NotificationClient extends BuyerClient {
  save(values: Partial<NotificationSettings>): Promise<void>;
  /** A carrier reports that the shipment has reached a status, at a time. */
  become(id: string, status: Exclude<MainStatus, 'InfoReceived'>, at?: Date): Promise<void>;
  email: string;
  /** What is sent and what is not, newest first. */
  log(): Promise<NotificationRecord[]>;
}

export async function openNotificationClient(server: TestServer): Promise<NotificationClient> {
  const client = await openBuyerClient(server);
  const { db, now, users } = server.services;
  const email = (await users.find(client.buyer.gid))?.email ?? '';
  return {
    ...client,
    email,

    async save(values) {
      const saved = await callBuyer(client.buyer, 'SaveSettings', { Section: 'notifications', Values: { ...values } });
      if (saved.Code !== 0) throw new Error(saved.Message);
    },

    async become(id, packageStatus, at = now()) {
      const subStatus: SubStatus = `${packageStatus}_Other`;
      await db.transaction(async (transaction) => {
        const own = eq(shipments.id, Number(id));
        const [shipment] = await transaction.select().from(shipments).where(own).for('update');
        if (!shipment) throw new Error('there is no such shipment');
        const standing = { ...shipment, packageStatus, subStatus, latestEventTime: at } as Development['standing'];
        await transaction.update(shipments).set({ packageStatus, subStatus, latestEventTime: at }).where(own);
        await recordStatusChanges(transaction, [{ shipment, standing }], now());
      });
    },

    log: () => server.services.notifications.list({ gid: client.buyer.gid, scope: 'BUYER' }, {}),
  };
}
