import { NEWEST_DAYS, type NotifyChannel, type NotifyStatus } from '@tracking-console/contract/notificationConstants';
import type { NotificationSettings } from '@tracking-console/contract/settingConstants';
import { DAY } from '../../durations.ts';
import type { NewNotification } from './notificationTable.ts';
import { holdOf, quietUntil } from './sendTime.ts';

/** A shipment that has reached another main status. */
export interface StatusChange {
  status: NotifyStatus;
  /** Nothing was known of it before. */
  isFirst: boolean;
  latestEventTime: Date;
}

/** The recipient, and the channels. */
export interface Reader {
  settings: NotificationSettings;
  zone: string;
  isUnsubscribed: boolean;
}

export type Decision = Pick<NewNotification, 'state' | 'reason' | 'dueTime' | 'endTime'>;

/** Whether a change is sent on a channel, and when; a refusal has its reason. */
export function decideNotification(
  change: StatusChange,
  channel: NotifyChannel,
  { settings, zone, isUnsubscribed }: Reader,
  now: Date,
): Decision {
  const skipped = (reason: NewNotification['reason']): Decision => ({ state: 'Skipped', reason, endTime: now });
  if (!settings[channel].includes(change.status)) return skipped('statusOff');
  if (change.isFirst && change.status === 'Delivered') return skipped('deliveredAtFirst');
  if (isOld(change, now)) return skipped('tooOld');
  if (channel === 'browser') {
    if (quietUntil(settings, zone, now)) return skipped('quietHours');
    return { state: 'Sent', endTime: now };
  }
  if (isUnsubscribed) return skipped('unsubscribed');
  const hold = holdOf(settings, zone, now);
  return { state: 'Waiting', reason: hold?.reason, dueTime: hold?.until ?? now };
}

/** That nothing has come for a long time is itself an update of an expired shipment. */
function isOld({ status, latestEventTime }: StatusChange, now: Date): boolean {
  return status !== 'Expired' && now.getTime() - latestEventTime.getTime() > NEWEST_DAYS * DAY;
}
