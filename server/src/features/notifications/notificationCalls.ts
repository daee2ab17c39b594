import type { NOTIFICATION_METHODS, NotificationRow } from '@tracking-console/contract/notifications';
import { type BuyerCalls, success } from '../../http/buyerCall.ts';
import type { NotificationService } from './notificationService.ts';
import type { NotificationRecord } from './notificationTable.ts';

/** The buyer's calls about notifications, by the method's name on the wire. */
export const NOTIFICATION_CALLS: BuyerCalls<keyof typeof NOTIFICATION_METHODS, { notifications: NotificationService }> =
  {
    async GetNotifications(wanted, { owner, notifications }) {
      const [rows, unsubscribeTime] = await Promise.all([
        notifications.list(owner, wanted),
        notifications.unsubscribeTime(owner),
      ]);
      return success({ Notifications: rows.map(toRow), UnsubscribeTime: unsubscribeTime?.toISOString() ?? null });
    },

    async ResumeMails(_param, { owner, notifications }) {
      await notifications.resumeMails(owner);
      return success(null);
    },
  };

const toRow = (record: NotificationRecord): NotificationRow => ({
  NotificationId: String(record.id),
  TrackInfoId: String(record.shipmentId),
  TrackNo: record.number,
  Status: record.status,
  Channel: record.channel,
  State: record.state,
  Reason: record.reason,
  Detail: record.detail,
  CreateTime: record.createTime.toISOString(),
  DueTime: record.dueTime?.toISOString() ?? null,
  EndTime: record.endTime?.toISOString() ?? null,
});
