import { NOTIFICATION_DAYS } from '@tracking-console/contract/notifications/notificationConstants';
import { HISTORY_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import { LINK_DAYS } from '@tracking-console/contract/notifications/templateConstants';
import { SHARE_DAYS } from '@tracking-console/contract/shipments/sharingConstants';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { lt } from '../../drizzle.ts';
import { airWaybills } from '../air/airWaybillTable.ts';
import { shipmentMoments } from '../shipments/shipmentMomentTable.ts';
import { daysBefore, olderThan, type Retention } from './retention.ts';

/** Retention of what is tracked, and of what results from it. */
export const TRACKING_RETENTIONS: readonly Retention[] = [
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
];
