import { DAY } from '@tracking-console/contract/values/durations';
import type { Configuration } from '../../config.ts';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { lt, type PgTable, type SQLWrapper } from '../../drizzle.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { AccountRemoval } from '../accounts/accountRemoval.ts';
import type { EmailChange } from '../accounts/emailChange.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { LiveLog } from '../live/liveLog.ts';
import type { LinkService } from '../notifications/consumer/linkService.ts';
import type { NotificationService } from '../notifications/notificationService.ts';
import type { HistoryService } from '../notifications/rules/historyService.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import type { SharingService } from '../sharing/sharingService.ts';
import type { Removal } from '../shipments/removal.ts';
import type { PasswordResetService } from '../signIn/passwordResetService.ts';
import type { RegistrationService } from '../signIn/registrationService.ts';
import type { StandInStore } from '../standIns/standInStore.ts';
import type { TaskService } from '../tasks/taskService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { DeliveryLog } from '../webhooks/deliveryLog.ts';
import type { EventLog } from '../webhooks/eventLog.ts';

/** The context of the clearing. */
export interface RetentionServices {
  db: Database;
  now: () => Date;
  sessions: SessionService;
  passwordResets: PasswordResetService;
  registration: RegistrationService;
  emailChange: EmailChange;
  accountRemoval: AccountRemoval;
  accountEvents: AccountEventService;
  twoStep: TwoStepService;
  passkeys: PasskeyService;
  limits: RateLimits;
  releases: ReleaseService;
  removal: Removal;
  sharing: SharingService;
  consumerLinks: LinkService;
  notifications: NotificationService;
  noticeHistory: HistoryService;
  tasks: TaskService;
  liveLog: LiveLog;
  standIns: StandInStore;
  deliveryLog: DeliveryLog;
  eventLog: EventLog;
  configuration: Configuration;
}

export interface Retention {
  what: string;
  /** Tables whose rows this is the retention of. */
  tables: readonly string[];
  kept: string;
  why: string;
  /** Deletes older rows, in batches; answers with how many. Absent: nothing is deleted by age. */
  clear?: (services: RetentionServices) => Promise<number>;
  /** Each process clears its own data folder; the rest is done by one process for all. */
  isFolder?: true;
}

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** For rows that are deleted this many days after a time of theirs. */
export function olderThan(table: PgTable, time: SQLWrapper, days: number) {
  return { clear: ({ db, now }: RetentionServices) => deleteInBatches(db, table, lt(time, daysBefore(now(), days))) };
}
