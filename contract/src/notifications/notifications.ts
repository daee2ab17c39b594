import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { Nothing } from '../calls/envelope.ts';
import { closed, Id, NoParameters, Nullable } from '../calls/schema.ts';
import { NOTIFICATION_STATES, NOTIFY_CHANNELS, NOTIFY_REASONS, NOTIFY_STATUSES } from './notificationConstants.ts';

/** The buyer's calls about notifications; buyerApi.ts has how they are sent. What is notified is a setting. */

/** All of them, newest first; of one shipment, or those that are named. At most NOTIFICATIONS_SHOWN. */
const GetNotifications = Type.Object(
  {
    TrackInfoId: Type.Optional(Id),
    NotificationIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50 })),
  },
  closed,
);
export type GetNotifications = Static<typeof GetNotifications>;

const NotificationRow = Type.Object({
  NotificationId: Type.String(),
  TrackInfoId: Type.String(),
  TrackNo: Type.String(),
  /** What the shipment had become. */
  Status: Type.Enum(NOTIFY_STATUSES),
  Channel: Type.Enum(NOTIFY_CHANNELS),
  State: Type.Enum(NOTIFICATION_STATES),
  Reason: Nullable(Type.Enum(NOTIFY_REASONS)),
  /** What the mail's receiver answered, or empty. */
  Detail: Type.String(),
  CreateTime: Type.String(),
  /** When it is to be sent, where it waits. */
  DueTime: Nullable(Type.String()),
  /** When it was decided for good. */
  EndTime: Nullable(Type.String()),
});
export type NotificationRow = Static<typeof NotificationRow>;

const Notifications = Type.Object({
  Notifications: Type.Array(NotificationRow),
  /** When a link in a mail ended the mails; null: they go on. */
  UnsubscribeTime: Nullable(Type.String()),
});
export type Notifications = Static<typeof Notifications>;

export const NOTIFICATION_METHODS = {
  GetNotifications: { param: GetNotifications, answer: Notifications, recentCheck: 'not needed' },
  /** Takes back what a link in a mail did. */
  ResumeMails: { param: NoParameters, answer: Nothing, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
