import { MAX_SERIES_DAYS } from '@tracking-console/contract/apiDashboard';
import { LOG_DAYS as API_LOG_DAYS } from '@tracking-console/contract/logConstants';
import { NOTIFICATION_DAYS } from '@tracking-console/contract/notificationConstants';
import { HISTORY_DAYS } from '@tracking-console/contract/ruleConstants';
import { SIGN_IN_DAYS } from '@tracking-console/contract/securityConstants';
import { SHARE_DAYS } from '@tracking-console/contract/sharingConstants';
import { LINK_DAYS } from '@tracking-console/contract/templateConstants';
import { DELETION_DAYS } from '@tracking-console/contract/userConstants';
import { DELIVERY_DAYS } from '@tracking-console/contract/webhookConstants';
import { lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Configuration } from '../../config.ts';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { DAY } from '../../durations.ts';
import { type AccountEventService, CHANGE_DAYS } from '../accountEvents/accountEventService.ts';
import type { AccountRemoval } from '../accounts/accountRemoval.ts';
import type { EmailChange } from '../accounts/emailChange.ts';
import { airWaybills } from '../air/airWaybillTable.ts';
import { apiLogs } from '../apiLogs/apiLogTable.ts';
import { apiUsage } from '../apiLogs/apiUsageTable.ts';
import { apiKeys } from '../keys/apiKeyTable.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { LiveLog } from '../live/liveLog.ts';
import type { LinkService } from '../notifications/consumer/linkService.ts';
import type { NotificationService } from '../notifications/notificationService.ts';
import type { HistoryService } from '../notifications/rules/historyService.ts';
import { overrideAudit, overrideGrants } from '../overrides/grantTable.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import { demoCheckouts } from '../payments/demo/demoPaymentTable.ts';
import { foldLedger } from '../quotas/foldLedger.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { approvals, releaseTokens } from '../releases/releaseTable.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import type { SharingService } from '../sharing/sharingService.ts';
import type { Removal } from '../shipments/removal.ts';
import { shipmentMoments } from '../shipments/shipmentMomentTable.ts';
import type { PasswordResetService } from '../signIn/passwordResetService.ts';
import type { RegistrationService } from '../signIn/registrationService.ts';
import { sourceEvents } from '../source/sourceTable.ts';
import type { StandInStore } from '../standIns/standInStore.ts';
import type { TaskService } from '../tasks/taskService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import { applicationSwitches } from '../users/userTable.ts';
import type { DeliveryLog } from '../webhooks/deliveryLog.ts';
import type { EventLog } from '../webhooks/eventLog.ts';
import { webhookUsage } from '../webhooks/webhookTable.ts';
import { clearOutbox, LOG_BYTES, LOG_DAYS, OUTBOX_DAYS, rotatePostgresLog } from './retainedFiles.ts';

/** What clearing goes through. */
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
  /** Deletes what is older, in batches; answers with how many. Absent: nothing is deleted by age. */
  clear?: (services: RetentionServices) => Promise<number>;
  /** Each process clears its own data folder; the rest is done by one process for all. */
  isFolder?: true;
}

const SOURCE_EVENT_DAYS = 7;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** For rows that are deleted this many days after a time of theirs. */
function olderThan(table: PgTable, time: SQLWrapper, days: number) {
  return { clear: ({ db, now }: RetentionServices) => deleteInBatches(db, table, lt(time, daysBefore(now(), days))) };
}

/** What is deleted when, and what is not. The table of docs/how-to/operate.md has the same. */
export const RETENTIONS: readonly Retention[] = [
  {
    what: 'Sessions',
    tables: ['sessions'],
    kept: '2 hours without use, 12 hours at most',
    why: 'They have ended.',
    clear: ({ sessions }) => sessions.deleteExpired(),
  },
  {
    what: 'Links to reset a password',
    tables: ['password_resets'],
    kept: '30 minutes, or until one is used',
    why: 'They have ended.',
    clear: ({ passwordResets }) => passwordResets.deleteExpired(),
  },
  {
    what: 'Links to open an account, with the address they were mailed to',
    tables: ['registrations'],
    kept: '1 day, or until one is used',
    why: 'They have ended.',
    clear: ({ registration }) => registration.deleteExpired(),
  },
  {
    what: 'Codes mailed for a change of the email',
    tables: ['email_codes'],
    kept: '15 minutes, or until they were used',
    why: 'They have ended.',
    clear: ({ emailChange }) => emailChange.deleteExpired(),
  },
  {
    what: 'Accounts whose owner asked to delete them',
    tables: [],
    kept: `${DELETION_DAYS} days, unless the owner signs in again`,
    why: 'Time to change one’s mind.',
    clear: ({ accountRemoval }) => accountRemoval.deleteDue(),
  },
  {
    what: 'Sign-ins that wait for their second step',
    tables: ['sign_in_steps'],
    kept: '10 minutes, or until one leads in',
    why: 'They have ended.',
    clear: ({ twoStep }) => twoStep.deleteExpired(),
  },
  {
    what: 'Random bytes passkeys are asked to sign',
    tables: ['passkey_challenges'],
    kept: '5 minutes, or until they were signed',
    why: 'They have ended.',
    clear: ({ passkeys }) => passkeys.deleteExpired(),
  },
  {
    what: 'Sign-ins at the demo’s stand-in providers',
    tables: ['stand_in_states'],
    kept: '10 minutes',
    why: 'They have ended.',
    clear: ({ standIns }) => standIns.deleteExpired(),
  },
  {
    what: 'Counts of limits, by address, account and key',
    tables: ['rate_limits'],
    kept: '1 hour after the last call',
    why: 'They slow down guessing and floods.',
    clear: ({ limits }) => limits.deleteQuiet(),
  },
  {
    what: 'Sign-ins and changes of how an account is protected, with addresses',
    tables: ['account_events'],
    kept: `${SIGN_IN_DAYS} days sign-ins, ${CHANGE_DAYS} days changes`,
    why: 'Addresses and devices count as known that long; traces of misuse.',
    clear: ({ accountEvents }) => accountEvents.deleteOld(),
  },
  {
    what: 'Switches between the consoles',
    tables: ['application_switches'],
    kept: '90 days',
    why: 'Statistics of use.',
    ...olderThan(applicationSwitches, applicationSwitches.time, 90),
  },
  {
    what: 'Quota ledger',
    tables: ['quota_ledger'],
    kept: '730 days, then one row an account with the sum',
    why: 'Accounting; the balance stays right.',
    clear: ({ db, now }) => foldLedger(db, daysBefore(now(), 730)),
  },
  {
    what: 'Calls of the public API, with addresses and the beginnings of their bodies',
    tables: ['api_logs'],
    kept: `${API_LOG_DAYS} days`,
    why: 'Customers see why a call failed.',
    ...olderThan(apiLogs, apiLogs.time, API_LOG_DAYS),
  },
  {
    what: 'Counts of these calls, by hour, endpoint, key and carrier',
    tables: ['api_usage'],
    kept: `${MAX_SERIES_DAYS + 2} days`,
    why: `Charts go back ${MAX_SERIES_DAYS} days at most.`,
    ...olderThan(apiUsage, apiUsage.hour, MAX_SERIES_DAYS + 2),
  },
  {
    what: 'Counts of requests to webhooks, by hour',
    tables: ['webhook_usage'],
    kept: `${MAX_SERIES_DAYS + 2} days`,
    why: 'As the counts of calls.',
    ...olderThan(webhookUsage, webhookUsage.hour, MAX_SERIES_DAYS + 2),
  },
  {
    what: 'What the source of tracking data told by itself',
    tables: ['source_events'],
    kept: `${SOURCE_EVENT_DAYS} days`,
    why: 'One that is sent again has no second effect.',
    ...olderThan(sourceEvents, sourceEvents.receiveTime, SOURCE_EVENT_DAYS),
  },
  {
    what: 'Revoked and expired API keys',
    tables: ['api_keys'],
    kept: '365 days after they ended',
    why: 'Traces of misuse.',
    ...olderThan(apiKeys, sql`least(${apiKeys.revokeTime}, ${apiKeys.expireTime})`, 365),
  },
  {
    what: 'Override grants',
    tables: ['override_grants'],
    kept: '365 days after they ended',
    why: 'They explain the audit.',
    ...olderThan(overrideGrants, overrideGrants.expireTime, 365),
  },
  {
    what: 'Audit of overrides',
    tables: ['override_audit'],
    kept: '365 days',
    why: 'Who ran what in production.',
    ...olderThan(overrideAudit, overrideAudit.time, 365),
  },
  {
    what: 'Requests for a second approval',
    tables: ['release_approvals'],
    kept: '365 days after they ended',
    why: 'The release ledger has what was approved.',
    ...olderThan(approvals, approvals.expireTime, 365),
  },
  {
    what: 'Release tokens',
    tables: ['release_tokens'],
    kept: '365 days after they ended',
    why: 'Who could release at the time.',
    ...olderThan(releaseTokens, sql`least(${releaseTokens.revokeTime}, ${releaseTokens.expireTime})`, 365),
  },
  {
    what: 'Load reports, answers kept for repeated requests',
    tables: ['release_loads', 'release_load_tellers', 'release_answers'],
    kept: '40 days, 10 minutes and 1 day',
    why: 'A month of comparison; repeats come at once.',
    clear: ({ releases }) => releases.forgetOld(),
  },
  {
    what: 'Stopped or deleted shipments, with their journeys and changes',
    tables: ['shipments', 'checkpoints', 'provider_legs', 'shipment_changes'],
    kept: '90 days after they stopped, 1 day after they were deleted',
    why: 'Undo; all others stay with the account.',
    clear: ({ removal }) => removal.deleteFinished(),
  },
  {
    what: 'Air waybills that are not followed any more',
    tables: ['air_waybills'],
    kept: '90 days after they stopped',
    why: 'As shipments; all others stay with the account.',
    ...olderThan(airWaybills, airWaybills.stopTime, 90),
  },
  {
    what: 'Counts of what was added and delivered',
    tables: ['shipment_moments'],
    kept: '120 days',
    why: 'Charts go back 90 days at most.',
    // Quarters of an hour since 1970.
    clear: ({ db, now }) =>
      deleteInBatches(
        db,
        shipmentMoments,
        lt(shipmentMoments.quarter, Math.floor(daysBefore(now(), 120).getTime() / 900_000)),
      ),
  },
  {
    what: 'Share links',
    tables: ['shares', 'consumer_links'],
    kept: `${SHARE_DAYS} days, ${LINK_DAYS} days those in mails`,
    why: 'They have expired.',
    clear: async ({ sharing, consumerLinks }) =>
      (await sharing.deleteExpired()) + (await consumerLinks.deleteExpired()),
  },
  {
    what: 'Notifications',
    tables: ['notifications', 'sent_mails', 'mail_reports'],
    kept: `${NOTIFICATION_DAYS} days the buyer’s, ${HISTORY_DAYS} days those of rules with their mails and the reports about these`,
    why: 'The pages show no more.',
    clear: async ({ notifications, noticeHistory }) =>
      (await notifications.deleteOld()) + (await noticeHistory.deleteOld()),
  },
  {
    what: 'Tasks and their files',
    tables: ['tasks', 'task_files', 'task_file_chunks', 'task_log'],
    kept: '7 days',
    why: 'Time to download.',
    clear: ({ tasks }) => tasks.deleteExpired(),
  },
  {
    what: 'Deliveries to webhooks, and the events they are of',
    tables: ['webhook_deliveries', 'webhook_events'],
    kept: `${DELIVERY_DAYS} days, longer what is still to be sent`,
    why: 'The pages show no more; they can be sent again that long.',
    clear: async ({ deliveryLog, eventLog }) => (await deliveryLog.deleteOld()) + (await eventLog.deleteOld()),
  },
  {
    what: 'Orders, their payments and what happened to them',
    tables: ['orders', 'order_payments', 'order_events'],
    kept: 'while the account stands',
    why: 'Accounting.',
  },
  {
    what: 'Invoices, their numbers, who decided about them, and the details customers keep for them',
    tables: ['invoices', 'invoice_orders', 'invoice_decisions', 'invoice_numbers', 'invoice_profiles'],
    kept: 'while the account stands',
    why: 'Accounting.',
  },
  {
    what: 'Bank transfers, their receipts and who decided about them',
    tables: ['offline_transfers', 'offline_receipts', 'offline_transfer_events'],
    kept: 'while the account stands',
    why: 'Accounting.',
  },
  {
    what: 'Payments at the demo’s stand-in',
    tables: ['demo_checkouts', 'demo_payment_events'],
    kept: '30 days after they expired',
    why: 'Refunds.',
    ...olderThan(demoCheckouts, demoCheckouts.expireTime, 30),
  },
  {
    what: 'Live events',
    tables: ['live_events'],
    kept: '1 day',
    why: 'Open pages catch up.',
    clear: ({ liveLog }) => liveLog.deleteOld(),
  },
  {
    what: 'Mails in `DATA_DIR/outbox`',
    tables: [],
    kept: `${OUTBOX_DAYS} days`,
    why: 'They stand in for a mail server.',
    clear: ({ configuration, now }) => clearOutbox(configuration.dataDir, now()),
    isFolder: true,
  },
  {
    what: '`DATA_DIR/postgresql.log` and `postgresql.log.1`',
    tables: [],
    kept: `${LOG_DAYS} days, ${LOG_BYTES / 1_048_576} MB each`,
    why: 'Finding a fault.',
    clear: ({ configuration, now }) => rotatePostgresLog(configuration.dataDir, now()),
    isFolder: true,
  },
  {
    what: 'Background jobs that have ended',
    tables: ['pgboss.*'],
    kept: '7 days, by pg-boss itself',
    why: 'Finding a fault.',
  },
  {
    what: 'The account and what the customer set',
    tables: [
      'users',
      'user_photos',
      'user_identities',
      'two_steps',
      'passkeys',
      'social_accounts',
      'companies',
      'settings',
      'saved_views',
      'import_mappings',
      'allow_lists',
      'webhooks',
      'mail_recipients',
      'notify_rules',
      'notify_addresses',
      'notify_templates',
      'notify_template_versions',
      'brands',
      'consumer_flows',
      'consumer_senders',
      'sender_domains',
      'consumer_recipients',
      'privacy_acceptances',
      'visits',
      'quota_accounts',
      'quota_grants',
      'shipment_counts',
    ],
    kept: 'while the account stands',
    why: 'Deleting the account deletes them.',
  },
  {
    what: 'Releases and their ledger',
    tables: ['release_ledger', 'releases', 'module_versions', 'release_channels'],
    kept: 'for ever',
    why: 'The ledger is chained by hashes: a missing row would break the proof.',
  },
  {
    what: 'Published privacy policies, applied migrations, how the source of tracking data stands',
    tables: ['privacy_agreements', 'drizzle.__drizzle_migrations', 'source_state'],
    kept: 'for ever',
    why: 'A few rows that others refer to.',
  },
];
