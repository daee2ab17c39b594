import { MAIN_STATUSES, type MainStatus } from '../shipments/statuses.ts';

/** The statuses that notify: a shipment does not become unknown again by itself. */
export type NotifyStatus = Exclude<MainStatus, 'NotFound'>;
export const NOTIFY_STATUSES = MAIN_STATUSES.filter((status): status is NotifyStatus => status !== 'NotFound');

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Of the buyer's notifications. */
export const NOTIFY_CHANNELS = ['email', 'browser'] as const;
export type NotifyChannel = (typeof NOTIFY_CHANNELS)[number];

/** Of the buyer's notifications; what a mail's receiver reports later is not shown to the buyer. */
export const NOTIFICATION_STATES = ['Waiting', 'Sent', 'Failed', 'Skipped'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Why a notification was not sent, or not at once. */
export const NOTIFY_REASONS = [
  'statusOff',
  'unsubscribed',
  'tooOld',
  'deliveredAtFirst',
  'duplicate',
  'quietHours',
  'digest',
  'retry',
  'refused',
  'unreachable',
  'gone',
  /** The account was about to be deleted. */
  'closed',
] as const;
export type NotifyReason = (typeof NOTIFY_REASONS)[number];

/** Older checkpoints do not notify. */
export const NEWEST_DAYS = 7;
/** How long what was sent, and what was not, can be looked up. */
export const NOTIFICATION_DAYS = 30;
export const NOTIFICATIONS_SHOWN = 50;
