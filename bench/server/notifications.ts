// How fast the API console reads the history of notifications, and how fast status changes are decided:
// `node bench/server/notifications.ts`, NOTICES rows and CHANGES changes.

import type { NoticeState } from '@tracking-console/contract/notifications/ruleConstants';
import type { GetHistory } from '@tracking-console/contract/notifications/rules';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, eq, gte, sql } from '../../server/src/drizzle.ts';
import { NO_FILTERS } from '../../server/src/features/notifications/consumer/consumerTable.ts';
import { notifications } from '../../server/src/features/notifications/notificationTable.ts';
import { recordStatusChanges } from '../../server/src/features/notifications/recordStatusChanges.ts';
import { shipments } from '../../server/src/features/shipments/model/shipmentTable.ts';
import type { Services } from '../../server/src/services.ts';
import { itself, printRows, type Row } from '../report.ts';
import { asDemoCustomer, measurePage } from './pages.ts';

const EMAIL = 'api@example.com';
const NOTICES = Number(process.env.NOTICES ?? 1_000_000);
const CHANGES = Number(process.env.CHANGES ?? 100_000);
const A_TRANSACTION = 500;
const PAGE_BOUND_MS = 50;
const CHANGES_BOUND_MS = 300_000;
/** From here on there are no shipments of the demo. */
const FIRST_ID = 1_000_000_000;
const RARE_CARRIER = 100_002;

/** Prints the table and returns what is not met. */
export async function benchNotifications(): Promise<string[]> {
  return asDemoCustomer(EMAIL, async ({ services, gid }) => {
    await fill(services, gid);
    const rows = [...(await measurePages(services, gid)), await measureChanges(services, gid)];
    return printRows(`A history of ${NOTICES} notifications`, rows);
  });
}

async function fill({ db }: Services, gid: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO notifications (gid, audience, shipment_id, number, carrier, status, channel, recipient, state, type, occasion, create_time)
    SELECT ${gid}, CASE WHEN n % 10000 IN (0, 1) THEN 'OWN' ELSE 'CONSUMER' END, n + 1000000, 'RB' || n || 'GB',
      CASE WHEN n % 100000 = 0 THEN ${RARE_CARRIER}::int ELSE 100003 END, (ARRAY['InTransit', 'Delivered', 'Exception'])[1 + n % 3],
      CASE WHEN n % 10000 = 1 THEN 'webhook' ELSE 'email' END,
      'a@example.com', CASE WHEN n % 10000 = 0 THEN 'Bounced' WHEN n % 10000 = 2 THEN 'Clicked' WHEN n % 3 = 0 THEN 'Skipped' ELSE 'Sent' END,
      CASE WHEN n % 20000 = 0 THEN 'manual' ELSE 'auto' END, '',
      date_trunc('milliseconds', now()) - make_interval(secs => n * 5)
    FROM generate_series(1, ${NOTICES}::int) n`);
  await db.execute(sql`ANALYZE notifications`);
}

async function measurePages({ noticeHistory }: Services, gid: string): Promise<Row[]> {
  const deep = `${Date.now() - NOTICES * 4_000}_${NOTICES}`;
  const states: NoticeState[] = ['Sent', 'Clicked', 'Bounced', 'Skipped'];
  const pages: [string, GetHistory][] = [
    ['newest page', { Tab: 'all' }],
    ['own rules, rare among customers’', { Tab: 'own' }],
    ['own rules that bounced', { Tab: 'own', State: 'Bounced' }],
    ['customers', { Tab: 'customer' }],
    ['webhooks', { Tab: 'webhook' }],
    ['a page far back', { Tab: 'all', Cursor: deep }],
    ...states.map((State): [string, GetHistory] => [`filter: ${State}`, { Tab: 'all', State }]),
    ['filter: by hand', { Tab: 'all', Type: 'manual' }],
    ['filter: a rare carrier', { Tab: 'all', Carrier: RARE_CARRIER }],
    ['filter: a number', { Tab: 'all', TrackNo: 'RB7777GB' }],
    ['filter: a status, far back', { Tab: 'all', Trigger: 'Exception', Cursor: deep }],
    ['filter: 30 days', { Tab: 'all', From: new Date(Date.now() - 30 * DAY).toISOString() }],
  ];
  const rows: Row[] = [];
  for (const [name, filter] of pages)
    rows.push(await measurePage(name, PAGE_BOUND_MS, () => noticeHistory.list(gid, filter)));
  return rows;
}

/** Each change is of interest to a rule and to a flow. */
async function measureChanges({ db, now, flows }: Services, gid: string): Promise<Row> {
  await flows.save(gid, { Status: 'Exception', Enabled: true, DelayMinutes: 0, Filters: NO_FILTERS, Language: '' });
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.ownerGid, gid), eq(shipments.scope, 'API'), eq(shipments.packageStatus, 'InTransit')))
    .limit(1);
  if (!shipment) throw new Error(`${EMAIL} has no shipment in transit.`);
  const begun = performance.now();
  for (let from = 0; from < CHANGES; from += A_TRANSACTION) {
    const developments = Array.from({ length: A_TRANSACTION }, (_, index) => {
      const before = { ...shipment, id: FIRST_ID + from + index, email: 'customer@example.com' };
      const after = { packageStatus: 'Exception', subStatus: 'Exception_Lost', latestEventTime: now() } as const;
      return { shipment: before, standing: { ...before, ...after } };
    });
    await db.transaction((transaction) => recordStatusChanges(transaction, developments, now()));
  }
  const ours = performance.now() - begun;
  const queued = and(gte(notifications.shipmentId, FIRST_ID), eq(notifications.state, 'Waiting'));
  const count = await db.$count(notifications, queued);
  if (count < 2 * CHANGES) throw new Error(`Of ${2 * CHANGES} notifications ${count} were queued.`);
  const measure = `${CHANGES} status changes decided and queued`;
  return { measure, unit: 's', ours, figure: itself(CHANGES_BOUND_MS) };
}

if (process.argv[1] === import.meta.filename) await benchNotifications();
