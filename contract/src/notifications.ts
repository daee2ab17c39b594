import { type Static, Type } from 'typebox';
import type { NotificationState, NotifyChannel, NotifyReason, NotifyStatus } from './notificationConstants.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { closed, Id } from './schema.ts';

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
/** Takes back what a link in a mail did. */
const ResumeMails = Type.Object({}, closed);

export interface NotificationRow {
  NotificationId: string;
  TrackInfoId: string;
  TrackNo: string;
  /** What the shipment had become. */
  Status: NotifyStatus;
  Channel: NotifyChannel;
  State: NotificationState;
  Reason: NotifyReason | null;
  /** What the mail's receiver answered, or empty. */
  Detail: string;
  CreateTime: string;
  /** When it is to be sent, where it waits. */
  DueTime: string | null;
  /** When it was decided for good. */
  EndTime: string | null;
}

export interface Notifications {
  Notifications: NotificationRow[];
  /** When a link in a mail ended the mails; null: they go on. */
  UnsubscribeTime: string | null;
}

export const NOTIFICATION_METHODS = {
  GetNotifications: { param: GetNotifications, recentCheck: 'not needed' },
  ResumeMails: { param: ResumeMails, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;

export interface NotificationAnswers {
  GetNotifications: Notifications;
  ResumeMails: null;
}
