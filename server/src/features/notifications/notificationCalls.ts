import type { NOTIFICATION_METHODS, NotificationRow } from '@tracking-console/contract/notifications/notifications';
import type { NoticeState } from '@tracking-console/contract/notifications/ruleConstants';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { success } from '../../http/calls/legacyCall.ts';
import type { NotificationService } from './notificationService.ts';
import type { NotificationRecord } from './notificationTable.ts';

/** The buyer's calls about notifications, by the method's name on the wire. */
export const NOTIFICATION_CALLS: BuyerCalls<typeof NOTIFICATION_METHODS, { notifications: NotificationService }> = {
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

/** Nothing else is written for buyers. */
type OfBuyers = Pick<NotificationRow, 'Status' | 'Channel' | 'Reason'>;

const STATES: Record<NoticeState, NotificationRow['State']> = {
  Waiting: 'Waiting',
  Sent: 'Sent',
  Delivered: 'Sent',
  Opened: 'Sent',
  Clicked: 'Sent',
  Bounced: 'Failed',
  Failed: 'Failed',
  Suppressed: 'Skipped',
  Skipped: 'Skipped',
};

const toRow = (record: NotificationRecord): NotificationRow => ({
  NotificationId: String(record.id),
  TrackInfoId: String(record.shipmentId),
  TrackNo: record.number,
  ...({ Status: record.status, Channel: record.channel, Reason: record.reason } as OfBuyers),
  State: STATES[record.state],
  Detail: record.detail,
  CreateTime: record.createTime.toISOString(),
  DueTime: record.dueTime?.toISOString() ?? null,
  EndTime: record.endTime?.toISOString() ?? null,
});
