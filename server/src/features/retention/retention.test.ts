import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DAY } from '@tracking-console/contract/values/durations';
import { addUser } from '../../../testing/caller.ts';
import { until } from '../../../testing/serverProcess.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { sql } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { apiKeys } from '../keys/apiKeyTable.ts';
import { overrideAudit, overrideGrants } from '../overrides/grantTable.ts';
import { approvals, releaseTokens } from '../releases/releaseTable.ts';
import { shipmentMoments } from '../shipments/shipmentMomentTable.ts';
import { applicationSwitches } from '../users/userTable.ts';
import { LOG_BYTES } from './retainedFiles.ts';
import { applyRetentions, startRetention } from './retentionJob.ts';
import { RETENTIONS } from './retentions.ts';

const log = { info: jest.fn(), error: jest.fn() };
const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

let server: TestServer;
let dataDir: string;
let gid: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tracking-console-retention-'));
  server = await startTestServer({ dataDir });
  gid = await addUser(server, { identities: ['BUYER', 'API'] });
  jest.clearAllMocks();
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ago = (days: number) => new Date(server.services.now().getTime() - days * DAY);
const apply = () => applyRetentions(server.services, log);

async function addAged(days: number, id: number) {
  const { db } = server.services;
  const time = ago(days);
  const event = { gid, time, ip: `192.0.2.${id}` };
  await db.insert(accountEvents).values([
    { ...event, kind: 'signedIn' },
    { ...event, kind: 'passwordChanged' },
  ]);
  await db.insert(applicationSwitches).values({ gid, app: 'API', time });
  const key = { gid, name: '', prefix: '', last4: '', mode: 'live', createTime: time } as const;
  await db.insert(apiKeys).values({ ...key, hash: `revoked ${id}`, status: 'Revoked', revokeTime: time });
  await db.insert(apiKeys).values({ ...key, hash: `active ${id}` });
  await db.insert(overrideAudit).values({ time, grant: uuid(id), actor: '', action: 'issued', detail: {} });
  const grant = { gid, session: '', modules: [], origins: [], reason: '', issueTime: time };
  await db.insert(overrideGrants).values({ ...grant, id: uuid(id), expireTime: time });
  const approval = { channel: 'production', etag: uuid(0), requestedBy: '', requestTime: time } as const;
  const change = { reason: '' };
  await db.insert(approvals).values({ ...approval, change, id: uuid(id), expireTime: time });
  const token = { caller: '', channels: [], verbs: [], createTime: time };
  await db.insert(releaseTokens).values({ ...token, id: uuid(id), hash: `a${id}`, expireTime: time });
  await db.insert(releaseTokens).values({ ...token, id: uuid(id + 4), hash: `b${id}`, revokeTime: time });
  const moment = { ownerGid: gid, scope: 'API', kind: 'added', count: 1 } as const;
  await db.insert(shipmentMoments).values({ ...moment, quarter: Math.floor(time.getTime() / 900_000) });
}

async function countRows() {
  const counts: Record<string, number> = {};
  for (const table of ['account_events', 'application_switches', 'api_keys', 'override_audit', 'override_grants']) {
    counts[table] = await count(table);
  }
  for (const table of ['release_approvals', 'release_tokens', 'shipment_moments']) counts[table] = await count(table);
  return counts;
}

async function count(table: string): Promise<number> {
  const { rows } = await server.services.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

it('deletes what is older than its retention, keeps what is younger, and finds nothing the second time', async () => {
  for (const [id, days] of [366, 91, 89].entries()) await addAged(days, id + 1);
  const deleted = await apply();
  expect(await countRows()).toEqual({
    // A sign-in, and two changes.
    account_events: 3,
    application_switches: 1,
    // Active ones stay, however old.
    api_keys: 5,
    override_audit: 2,
    override_grants: 2,
    release_approvals: 2,
    release_tokens: 4,
    shipment_moments: 2,
  });
  expect(log.info).toHaveBeenCalledWith({ deleted }, 'retentions were applied');
  expect(deleted).toMatchObject({
    'Sign-ins and changes of how an account is protected, with addresses': 3,
    'Audit of overrides': 1,
  });
  expect(await apply()).toEqual({});
  expect(log.error).not.toHaveBeenCalled();
});

it('is applied by a job that is scheduled once for all processes', async () => {
  const { jobs } = server.services;
  await addAged(400, 1);
  await jobs.start();
  await startRetention(server.services, log);
  await startRetention(server.services, log);
  expect((await jobs.getSchedules()).map(({ name, cron }) => [name, cron])).toEqual([['housekeeping', '17 * * * *']]);
  await jobs.send('housekeeping', {});
  expect(await until(async () => (await count('account_events')) === 0)).toBe(true);
  await jobs.stop({ graceful: true, close: false });
});

it('deletes in batches, as two processes at once each row once', async () => {
  const { db } = server.services;
  const kind = 'signedIn' as const;
  const rows = Array.from({ length: 25 }, () => ({ gid, kind, time: ago(100), ip: '' }));
  await db.insert(accountEvents).values([...rows, { gid, kind, time: ago(1), ip: '' }]);
  const old = sql`${accountEvents.time} < ${ago(90)}`;
  const execute = jest.spyOn(db, 'execute');
  const counts = await Promise.all([
    deleteInBatches(db, accountEvents, old, 10),
    deleteInBatches(db, accountEvents, old, 10),
  ]);
  expect(execute.mock.calls.length).toBeGreaterThanOrEqual(3);
  execute.mockRestore();
  expect(counts[0] + counts[1] + (await deleteInBatches(db, accountEvents, old, 10))).toBe(25);
  expect(await count('account_events')).toBe(1);
});

it('goes on with the others when one cannot be applied', async () => {
  await addAged(400, 1);
  jest.spyOn(server.services.sessions, 'deleteExpired').mockRejectedValue(new Error('no'));
  await apply();
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ what: 'Sessions' }), expect.any(String));
  expect(await count('account_events')).toBe(0);
});

it('knows every table there is, so that none is kept for ever unnoticed', async () => {
  await server.services.jobs.start();
  await server.services.jobs.stop({ graceful: false, close: false });
  const { rows } = await server.services.db.execute<{ name: string }>(sql`
    SELECT CASE table_schema WHEN 'public' THEN table_name WHEN 'pgboss' THEN 'pgboss.*'
      ELSE table_schema || '.' || table_name END AS name
    FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  const named = RETENTIONS.flatMap(({ tables }) => tables);
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...named].sort());
});

it('is what the document for operators says', () => {
  const document = readFileSync(resolve(import.meta.dirname, '../../../../docs/how-to/operate.md'), 'utf8');
  const section = document.split(/^## /m).find((part) => part.startsWith('What is kept, and how long')) ?? '';
  const documented = section.split('\n').filter((line) => line.startsWith('| '));
  const rows = RETENTIONS.map(({ what, kept, why }) => `| ${what} | ${kept} | ${why} |`);
  expect(documented).toEqual(['| what | kept | why |', ...rows]);
});

describe('of the data folder', () => {
  const age = (file: string, days: number) => utimesSync(join(dataDir, file), ago(days), ago(days));

  it('deletes mails of more than 30 days and no other file', async () => {
    mkdirSync(join(dataDir, 'outbox'));
    for (const [name, days] of [
      ['old.eml', 31],
      ['half.eml.part', 31],
      ['new.eml', 29],
      ['note.txt', 99],
    ] as const) {
      writeFileSync(join(dataDir, 'outbox', name), '');
      age(join('outbox', name), days);
    }
    await apply();
    expect(readdirSync(join(dataDir, 'outbox')).sort()).toEqual(['new.eml', 'note.txt']);
  });

  it('moves a large log of PostgreSQL away, and one it began long ago', async () => {
    const file = join(dataDir, 'postgresql.log');
    writeFileSync(file, 'a'.repeat(LOG_BYTES + 1));
    await apply();
    expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, LOG_BYTES + 1]);
    writeFileSync(file, 'later');
    await apply();
    expect(readFileSync(file, 'utf8')).toBe('later');
    age('postgresql.log.1', 16);
    await apply();
    expect([statSync(file).size, readFileSync(`${file}.1`, 'utf8')]).toEqual([0, 'later']);
  });
});
