import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type SignedInCaller, stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild } from '../../../testing/fakeBuild.ts';
import { MAIL_SECRET, signedReport } from '../../../testing/mailReports.ts';
import { pay, paymentPage, TOP_UP } from '../../../testing/orderClient.ts';
import { openReleaseClient, passingChecks } from '../../../testing/releaseClient.ts';
import { SOURCE } from '../../../testing/sourced.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { sql } from '../../drizzle.ts';
import { rateLimits } from '../limits/rateLimitTable.ts';
import { MAX_CHANGES } from '../shipments/shipmentHistory.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { twoSteps } from '../twoStep/twoStepTable.ts';
import { users } from '../users/userTable.ts';
import { type Adder, GROWTHS } from './growth.ts';
import { RETENTIONS } from './retentions.ts';

const UPS = '1Z5R89390357567127';
/** Hundreds of requests, some with a password. */
const TIMEOUT_MS = 60_000;
const PASSWORD = 'correct horse battery';
/** Callers who are not our customers, or are customers with a limit. */
const FLOODING: readonly Adder[] = ['anybody', 'a key', 'a provider'];

let build: FakeBuild;
let server: TestServer;
let client: TrackClient;
let customer: SignedInCaller;
let email: string;
beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer(
    {
      distDir: build.dist,
      releaseFile: build.releaseFile,
      mailHookSecret: MAIL_SECRET,
      carrierSource: { kind: 'track-v2', url: 'http://127.0.0.1:9', key: SOURCE.key, secrets: [SOURCE.secret] },
    },
    { checkRelease: passingChecks },
  );
  server.stopClock();
  await server.services.releases.start();
});
afterAll(async () => {
  await server.close();
  build.remove();
});
beforeEach(async () => {
  await server.services.db.execute(sql`TRUNCATE rate_limits`);
  // Resets the limits that a process keeps in memory.
  server.pass(61 * MINUTE);
  client = await openTrackClient(server);
  customer = client.developer;
  email = `${randomUUID()}@example.com`;
  await server.services.db
    .update(users)
    .set({ email, passwordHash: await hashPassword(PASSWORD, '127.0.0.1') })
    .where(sql`gid = ${customer.gid}`);
});

const newUser = (path: string, body: object) => stranger(server).post(`/user-api/v1/${path}`, body);

/** All but `left` of a limit's calls are used. */
async function useUp(key: string, calls: number, left: number): Promise<void> {
  await server.services.db.insert(rateLimits).values({ key, level: calls - left, time: server.services.now() });
}

async function call(name: string, body: unknown) {
  return (await client.call(name, body)).json();
}

interface Flood {
  times: number;
  /** Rows it may add to each of the tables, and how many are added at least: a flood that arrives nowhere proves nothing. */
  most: number;
  least?: number;
  prepare?: () => Promise<unknown>;
  send: (n: number) => Promise<unknown>;
  /** The server's own later actions. */
  settle?: () => Promise<unknown>;
}

const release = async () => (await openReleaseClient(server).channel('production')).stable;
let orderUrl = '';
async function openOrder(): Promise<void> {
  const { Json } = await pay(customer, 'CreateOrder', TOP_UP);
  orderUrl = Json.PayUrl ?? '';
}

/** By table: the calls of a caller that loops. */
const FLOODS: Record<string, Flood> = {
  // Two for each attempt that is let through, of the account and of the pair, and one of the route's limit.
  rate_limits: {
    times: 15,
    least: 11,
    most: 11,
    prepare: () => useUp(`sign-in-address:${createHash('sha256').update('127.0.0.1').digest('hex')}`, 30, 5),
    send: (n) => newUser('sign-in', { email: `nobody${n}@example.com`, password: 'wrong' }),
  },
  account_events: {
    times: 30,
    least: 1,
    most: 6,
    send: () => newUser('sign-in', { email, password: 'wrong' }),
  },
  sessions: {
    times: 8,
    least: 3,
    most: 3,
    prepare: () => useUp(`signed-in:${customer.gid}`, 600, 3),
    send: () => newUser('sign-in', { email, password: PASSWORD }),
  },
  sign_in_steps: {
    times: 8,
    least: 3,
    most: 3,
    prepare: async () => {
      await server.services.db
        .insert(twoSteps)
        .values({ gid: customer.gid, secret: '', lastStep: 0, recoveryHashes: [], onTime: server.services.now() });
      await useUp(`signed-in:${customer.gid}`, 600, 3);
    },
    send: () => newUser('sign-in', { email, password: PASSWORD }),
  },
  password_resets: { times: 20, least: 1, most: 1, send: () => newUser('forgot-password', { email }) },
  registrations: {
    times: 20,
    least: 10,
    most: 10,
    send: (n) => newUser('register', { email: `new${n}-${email}` }),
  },
  users: { times: 30, most: 0, send: () => newUser('complete-registration', { token: 'made-up', password: PASSWORD }) },
  passkey_challenges: { times: 70, least: 60, most: 60, send: () => newUser('passkey-options', {}) },
  stand_in_states: {
    times: 8,
    most: 0,
    prepare: () => useUp('stand-in:127.0.0.1', 600, 0),
    send: () => stranger(server).get('/demo-provider/google/auth?client_id=made-up'),
  },
  demo_payment_events: {
    times: 8,
    least: 3,
    most: 3,
    prepare: async () => {
      await openOrder();
      await useUp('demo-pay:127.0.0.1', 120, 3);
    },
    send: () => paymentPage(server).choose(orderUrl, 'fails'),
  },
  order_events: {
    times: 24,
    least: 20,
    most: 20,
    prepare: async () => {
      await paymentPage(server).deliver();
      await openOrder();
    },
    send: () => paymentPage(server).choose(orderUrl, 'fails'),
    settle: async () => {
      while ((await paymentPage(server).deliver()).length > 0);
    },
  },
  api_logs: {
    times: 60,
    least: 4,
    most: 4,
    send: (n) =>
      server.app.inject({
        method: 'POST',
        url: `/track/v2.4/made-up-${n}`,
        headers: { '17token': client.key },
      }),
  },
  // One row for the endpoint, and one for the only carrier.
  api_usage: {
    times: 10,
    least: 1,
    most: 2,
    send: (n) =>
      call(
        'gettrackinfo',
        [1, 2, 3].map((m) => ({ number: UPS, carrier: 900_000_000 + 10 * n + m })),
      ),
  },
  shipments: {
    times: 5,
    least: 40,
    most: 100,
    send: (n) =>
      call(
        'register',
        Array.from({ length: 40 }, (_, m) => ({ number: numberOf(40 * n + m), carrier: 3011 })),
      ),
  },
  // A row for each number.
  quota_ledger: {
    times: 5,
    least: 40,
    most: 100,
    send: (n) =>
      call(
        'register',
        Array.from({ length: 40 }, (_, m) => ({ number: numberOf(40 * n + m), carrier: 3011 })),
      ),
  },
  // All but five of the changes that are kept are there.
  shipment_changes: {
    times: 12,
    least: 5,
    most: 5,
    prepare: async () => {
      await call('register', [{ number: UPS, carrier: 100002 }]);
      await server.services.db.execute(sql`
        INSERT INTO shipment_changes (shipment_id, time, kind, fields)
        SELECT (SELECT max(id) FROM shipments), now(), 'info', '[]' FROM generate_series(1, ${MAX_CHANGES - 5}::int)`);
    },
    send: (n) => call('changeinfo', [{ number: UPS, items: { remark: `note ${n}` } }]),
  },
  source_events: {
    times: 20,
    most: 0,
    send: (n) =>
      server.app.inject({
        method: 'POST',
        url: '/source/webhook',
        headers: { 'content-type': 'application/json', 'webhook-id': `made-up-${n}`, sign: 'made-up' },
        payload: { event: 'TRACKING_UPDATED', data: { number: UPS, carrier: 100002, track_info: {} } },
      }),
  },
  mail_reports: {
    times: 20,
    most: 0,
    send: () => {
      const report = { event: 'bounced', message_id: '<made-up@example.com>', recipient: email };
      const { headers, body } = signedReport(report, { time: server.services.now() });
      return server.app.inject({ method: 'POST', url: '/msgapi/events', headers, payload: body });
    },
  },
  visits: {
    times: 30,
    least: 1,
    most: 2,
    send: () => callBuyer(customer, 'GetRecentUpdates', {}),
  },
  release_load_tellers: { times: 30, least: 1, most: 2, send: () => beacon() },
  release_loads: { times: 30, least: 1, most: 1, send: () => beacon() },
  application_switches: {
    times: 8,
    least: 3,
    most: 3,
    prepare: () => useUp(`switch-app:${customer.gid}`, 60, 3),
    send: () => customer.post('/user-api/v1/switch-app', { app: 'API' }),
  },
};

async function beacon() {
  const loads = [{ module: '@tracking-console/buyer-app', ok: true }];
  return customer.post('/release-api/v1/beacons', { release: await release(), loads });
}

const numberOf = (n: number) =>
  `${`RB${createHash('sha256').update(String(n)).digest().readUInt32BE() % 1e9}`.padEnd(11, '0')}CN`;

async function count(table: string): Promise<number> {
  await server.services.requestLog.flush();
  const { rows } = await server.services.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

it.each(Object.entries(FLOODS))(
  'bounds what a caller that loops adds to %s',
  async (table, flood) => {
    await flood.prepare?.();
    const before = await count(table);
    for (let n = 0; n < flood.times; n++) await flood.send(n);
    await flood.settle?.();
    const added = (await count(table)) - before;
    expect(added).toBeGreaterThanOrEqual(flood.least ?? 0);
    expect(added).toBeLessThanOrEqual(flood.most);
  },
  TIMEOUT_MS,
);

it(
  'adds no row for openings of tracking pages and mails, and for reports',
  async () => {
    const { consumerLinks, consumerRecipients, mailTracking } = server.services;
    await call('register', [{ number: UPS, carrier: 100002 }]);
    const { rows } = await server.services.db.execute<{ id: string }>(sql`SELECT max(id) AS id FROM shipments`);
    const recipient = await consumerRecipients.open(customer.gid, email);
    const page = `/share/${await consumerLinks.open(recipient, Number(rows[0]?.id))}`;
    const { pixelUrl, linkOf } = mailTracking.of('<made-up@example.com>');
    const pathOf = (url: string) => new URL(url).pathname;
    const visitor = stranger(server);
    expect((await visitor.get(page)).statusCode).toBe(200);
    const before = await countAll();
    for (let n = 0; n < 10; n++) {
      for (const path of [
        page,
        `${page}/mails`,
        `/share/made-up-${n}`,
        pathOf(pixelUrl),
        pathOf(linkOf('https://a.example')),
        `/unsubscribe/made-up-${n}`,
      ])
        await visitor.get(path);
      await visitor.post(`/unsubscribe/made-up-${n}`);
      await visitor.post(`/confirm-address/made-up-${n}`);
      await visitor.post(
        '/csp-reports',
        { 'csp-report': {} },
        { headers: { 'content-type': 'application/csp-report' } },
      );
    }
    expect(await countAll()).toEqual(before);
  },
  TIMEOUT_MS,
);

/** The rows of each table except that of the limits. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const own = GROWTHS.flatMap(({ tables }) => tables).filter((name) => !name.includes('.') && name !== 'rate_limits');
  for (const table of own) counts[table] = await count(table);
  return counts;
}

it('names what bounds every table there is', () => {
  const known = RETENTIONS.flatMap(({ tables }) => tables);
  expect(GROWTHS.flatMap(({ tables }) => tables).sort()).toEqual([...known].sort());
});

it('floods every table that a caller without an account, or with a limit, adds rows to', () => {
  const open = GROWTHS.filter(({ by }) => FLOODING.includes(by)).flatMap(({ tables }) => tables);
  expect(open.filter((table) => !(table in FLOODS) && !LIMITED_ALONE.includes(table))).toEqual([]);
});

/** Three calls a second are all that bounds them, which the test of the limit holds. */
const LIMITED_ALONE = ['webhook_events', 'webhook_deliveries', 'live_events', 'shipment_counts', 'shipment_moments'];

it('is what the document for operators says', () => {
  const document = readFileSync(resolve(import.meta.dirname, '../../../../docs/how-to/operate.md'), 'utf8');
  const [, section = ''] = document.split('## What fills a table, and what bounds it');
  const rows = GROWTHS.map(
    ({ by, tables, bound }) => `| ${by} | ${tables.map((table) => `\`${table}\``).join(', ')} | ${bound} |`,
  );
  expect(section.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '| who adds rows | table | what bounds them |',
    ...rows,
  ]);
});
