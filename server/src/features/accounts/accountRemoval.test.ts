import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { order } from '../../../testing/buyerCall.ts';
import { type SignedInCaller, stranger } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { type NotificationClient, openNotificationClient } from '../../../testing/notificationClient.ts';
import { openTaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { users } from '../users/userTable.ts';

const PASSWORD = 'correct horse battery';
const URL = '/user-api/v1/delete-account';

let mail: MailServer;
let server: TestServer;
let client: NotificationClient;
const folder = mkdtempSync(join(tmpdir(), 'mails-'));

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ journeySpeed: 1, smtpUrl: mail.url, dataDir: folder });
});
afterAll(async () => {
  server.services.mailer.close();
  await server.close();
  await mail.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  client = await openNotificationClient(server);
  const passwordHash = await hashPassword(PASSWORD);
  await server.services.db.update(users).set({ passwordHash }).where(eq(users.gid, client.buyer.gid));
});

const remove = (caller: SignedInCaller, form: object = {}) =>
  caller.post(URL, { email: client.email, password: PASSWORD, ...form });

/** Every text, number and document in every table, as far as it names the account. */
async function namesOf(word: string): Promise<string[]> {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  const counted = tables.map(async ({ schema, name }) => {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${table} AS part WHERE part::text LIKE ${`%${word}%`}`,
    );
    return (rows[0]?.count ?? 0) > 0 ? [name] : [];
  });
  return (await Promise.all(counted)).flat().sort();
}

/** Something in every table a customer's doings reach. */
async function liveFully(): Promise<void> {
  const { buyer } = client;
  await client.save({ email: ['InTransit'] });
  const ids = await client.add(['1Z5R89390357567127', 'RB123456785GB']);
  await client.sync(ids, 2);
  const [id = ''] = ids;
  await order(buyer, 'ShareTrackNo', { TrackInfoId: id });
  await order(buyer, 'SaveView', { Name: 'Mine', Query: '?q=1' });
  await order(buyer, 'GetRecentUpdates', {});
  await client.become(id, 'InTransit');
  await server.services.mailSender.sendDue();
  await server.services.apiKeys.create(buyer.gid, { name: 'Shop', mode: 'live' });
  const tasks = openTaskClient(server, buyer);
  await tasks.start('export', { format: 'csv', choice: { filter: {} }, time_zone_offset: 0 });
  await tasks.work();
  await stranger(server).post('/user-api/v1/sign-in', { email: client.email, password: PASSWORD });
  await buyer.post('/user-api/v1/switch-app', { app: 'API' });
}

it('PG-7 leaves nothing of the account anywhere, ends every session and says goodbye', async () => {
  await liveFully();
  const { gid } = client.buyer;
  expect((await namesOf(gid)).length).toBeGreaterThan(12);
  const elsewhere = await server.services.sessions.open(gid, { ip: '127.0.0.1', userAgent: 'phone' });
  const answer = await remove(client.buyer);
  expect(answer.json()).toMatchObject({ code: 0 });
  expect(answer.headers['clear-site-data']).toContain('storage');
  expect(client.buyer.sid).toBeUndefined();
  expect(await server.services.sessions.find(elsewhere)).toBeNull();
  expect(await namesOf(gid)).toEqual([]);
  expect(await namesOf(client.email)).toEqual([]);
  const [goodbye] = mail.mails.filter(({ to, raw }) => to.includes(client.email) && raw.includes('has been deleted'));
  expect(goodbye?.raw).toContain('Your account at Tracking Console has been deleted');
  const again = await stranger(server).post('/user-api/v1/sign-in', { email: client.email, password: PASSWORD });
  const nobody = await stranger(server).post('/user-api/v1/sign-in', {
    email: 'nobody@example.com',
    password: PASSWORD,
  });
  expect(again.json()).toEqual(nobody.json());
  expect(again.json().code).not.toBe(0);
});

it.each([
  ['a wrong password', { password: 'wrong' }],
  ['another e-mail', { email: 'nobody@example.com' }],
])('PG-7 %s deletes nothing', async (_name, form) => {
  expect((await remove(client.buyer, form)).json()).toMatchObject({ code: -10010302 });
  expect(await server.services.users.find(client.buyer.gid)).not.toBeNull();
});

it('PG-7 the e-mail and password of another account delete neither', async () => {
  const other = await openNotificationClient(server);
  expect((await remove(other.buyer)).json()).toMatchObject({ code: -10010302 });
  for (const { buyer } of [client, other]) expect(await server.services.users.find(buyer.gid)).not.toBeNull();
});

it('PG-7 SC-4 happens by no link, no other site, no stranger', async () => {
  const payload = { email: client.email, password: PASSWORD };
  expect((await client.buyer.get(URL)).statusCode).toBe(404);
  const forged = await client.buyer.post(URL, payload, { headers: { origin: 'https://evil.test' } });
  expect(forged.statusCode).toBe(403);
  const sent = await client.buyer.post(URL, payload, { headers: { 'sec-fetch-site': 'cross-site', origin: 'null' } });
  expect(sent.statusCode).toBe(403);
  expect((await stranger(server).post(URL, payload)).json()).toMatchObject({ code: -6 });
  expect(await server.services.users.find(client.buyer.gid)).not.toBeNull();
});

it('PG-7 guessing the password is slowed down', async () => {
  const tries = Array.from({ length: 8 }, () => remove(client.buyer, { password: 'wrong' }));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(429);
  expect((await remove(client.buyer)).statusCode).toBe(429);
  expect(await server.services.users.find(client.buyer.gid)).not.toBeNull();
});
