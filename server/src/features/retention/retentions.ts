import { demoCheckouts } from '../payments/demo/demoPaymentTable.ts';
import { ACCOUNT_RETENTIONS } from './accountRetentions.ts';
import { API_RETENTIONS } from './apiRetentions.ts';
import { PERMANENT_RETENTIONS } from './permanentRetentions.ts';
import { RELEASE_RETENTIONS } from './releaseRetentions.ts';
import { clearOutbox, LOG_BYTES, LOG_DAYS, OUTBOX_DAYS, rotatePostgresLog } from './retainedFiles.ts';
import { olderThan, type Retention } from './retention.ts';
import { TRACKING_RETENTIONS } from './trackingRetentions.ts';

/** When data is deleted, and which is not. The table of docs/how-to/operate.md has the same. */
export const RETENTIONS: readonly Retention[] = [
  ...ACCOUNT_RETENTIONS,
  ...API_RETENTIONS,
  ...RELEASE_RETENTIONS,
  ...TRACKING_RETENTIONS,
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
  ...PERMANENT_RETENTIONS,
];
