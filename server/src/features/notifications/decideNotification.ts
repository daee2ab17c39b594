import {
  NEWEST_DAYS,
  type NotifyChannel,
  type NotifyStatus,
} from '@tracking-console/contract/notifications/notificationConstants';
import type { NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import type { NotificationSettings } from '@tracking-console/contract/shipments/settingConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { NewNotification } from './notificationTable.ts';
import { holdOf, quietUntil, type SendTimes } from './sendTime.ts';

/** A shipment that has reached another status. */
export interface StatusChange {
  status: NotifyStatus;
  /** The shipment had no checkpoint before. */
  isFirst: boolean;
  /** Null: its age does not matter, as for a rule about days without an update. */
  latestEventTime: Date | null;
}

/** Who is to be notified, and how. */
export interface Target {
  /** Why this change is not wanted; null: it is. */
  unwanted: NoticeReason | null;
  /** Why the recipient may get nothing; null: nothing is in the way. */
  barred: NoticeReason | null;
  /** Shown at once or not at all, as in a browser. */
  isInstant: boolean;
  times: SendTimes;
  zone: string;
  delayMs: number;
}

export type Decision = Pick<NewNotification, 'state' | 'reason' | 'dueTime' | 'endTime'>;

/** Whether a change is sent to a target, and when; a refusal has its reason. The one place where this is decided. */
export function decideNotification(change: StatusChange, target: Target, now: Date): Decision {
  const skipped = (reason: NoticeReason): Decision => ({ state: stateOf(reason), reason, endTime: now });
  if (target.unwanted) return skipped(target.unwanted);
  if (change.isFirst && change.status === 'Delivered') return skipped('deliveredAtFirst');
  if (isOld(change, now)) return skipped('tooOld');
  const { times, zone, delayMs } = target;
  if (target.isInstant) {
    if (quietUntil(times, zone, now)) return skipped('quietHours');
    return { state: 'Sent', endTime: now };
  }
  if (target.barred) return skipped(target.barred);
  return whenSent({ times, zone, delayMs }, now);
}

/** When a wanted notification is sent, and the reason if it is delayed. */
export function whenSent({ times, zone, delayMs }: Pick<Target, 'times' | 'zone' | 'delayMs'>, now: Date): Decision {
  const ready = new Date(now.getTime() + delayMs);
  const hold = holdOf(times, zone, ready);
  const reason = hold?.reason ?? (delayMs > 0 ? 'delay' : undefined);
  return { state: 'Waiting', ...(reason && { reason }), dueTime: hold?.until ?? ready };
}

/** Mails that the recipient has ended or cannot receive are suppressed; all others are skipped. */
export function stateOf(reason: NoticeReason): 'Suppressed' | 'Skipped' {
  return reason === 'unsubscribed' || reason === 'bounced' ? 'Suppressed' : 'Skipped';
}

/** An expired shipment is never too old, as it expires because of its age. */
function isOld({ status, latestEventTime }: StatusChange, now: Date): boolean {
  if (latestEventTime === null || status === 'Expired') return false;
  return now.getTime() - latestEventTime.getTime() > NEWEST_DAYS * DAY;
}

/** A buyer, and the channels. */
export interface Reader {
  settings: NotificationSettings;
  zone: string;
  isUnsubscribed: boolean;
}

/** A buyer on one channel. */
export function buyerTarget(
  { settings, zone, isUnsubscribed }: Reader,
  channel: NotifyChannel,
  status: NotifyStatus,
): Target {
  return {
    unwanted: settings[channel].includes(status) ? null : 'statusOff',
    barred: isUnsubscribed ? 'unsubscribed' : null,
    isInstant: channel === 'browser',
    times: settings,
    zone,
    delayMs: 0,
  };
}
