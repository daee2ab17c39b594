import { NOTIFICATION_DAYS, NOTIFICATIONS_SHOWN } from '@tracking-console/contract/notifications/notificationConstants';
import type { GetNotifications } from '@tracking-console/contract/notifications/notifications';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, desc, eq, inArray, isNull, lt } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { mailRecipients, type NotificationRecord, notifications } from './notificationTable.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService(db: Database, now: () => Date) {
  return {
    /** What was sent and what was not, newest first. */
    async list({ gid }: Owner, { TrackInfoId, NotificationIds }: GetNotifications): Promise<NotificationRecord[]> {
      const ids = NotificationIds && inArray(notifications.id, NotificationIds.map(Number));
      const shipment = TrackInfoId ? eq(notifications.shipmentId, Number(TrackInfoId)) : undefined;
      return db
        .select()
        .from(notifications)
        .where(and(eq(notifications.gid, gid), eq(notifications.audience, 'BUYER'), shipment, ids))
        .orderBy(desc(notifications.id))
        .limit(NOTIFICATIONS_SHOWN);
    },

    /** When the customer ended the mails by a link in one; null: they go on. */
    async unsubscribeTime({ gid }: Owner): Promise<Date | null> {
      const [recipient] = await db.select().from(mailRecipients).where(eq(mailRecipients.gid, gid));
      return recipient?.unsubscribeTime ?? null;
    },

    async resumeMails({ gid }: Owner): Promise<void> {
      await db.update(mailRecipients).set({ unsubscribeTime: null }).where(eq(mailRecipients.gid, gid));
    },

    /** Whether a link is one of ours. */
    async isRecipient(token: string): Promise<boolean> {
      return (await db.$count(mailRecipients, eq(mailRecipients.token, token))) > 0;
    },

    /** The link alone is enough to end the mails; following it again changes nothing. False: the link is unknown. */
    async unsubscribe(token: string): Promise<boolean> {
      const own = eq(mailRecipients.token, token);
      await db
        .update(mailRecipients)
        .set({ unsubscribeTime: now() })
        .where(and(own, isNull(mailRecipients.unsubscribeTime)));
      return (await db.$count(mailRecipients, own)) > 0;
    },

    async deleteOld(): Promise<number> {
      const since = new Date(now().getTime() - NOTIFICATION_DAYS * DAY);
      return deleteInBatches(
        db,
        notifications,
        and(eq(notifications.audience, 'BUYER'), lt(notifications.createTime, since), isNull(notifications.dueTime)),
      );
    },
  };
}
