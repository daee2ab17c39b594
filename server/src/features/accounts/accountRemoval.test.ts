import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { DAY, HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type SignedInCaller, stranger } from '../../../testing/caller.ts';
import { FLOW } from '../../../testing/consumerClient.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { type NotificationClient, openNotificationClient } from '../../../testing/notificationClient.ts';
import { openRuleClient } from '../../../testing/ruleClient.ts';
import { until } from '../../../testing/serverProcess.ts';
import { openTaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient } from '../../../testing/webhookClient.ts';
import { startWebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { eq, sql } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
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

/** Signs in as the customer would. */
const signIn = () => stranger(server).post('/user-api/v1/sign-in', { email: client.email, password: PASSWORD });
const eventsOf = async (gid: string) => {
  const rows = await server.services.db.select().from(accountEvents).where(eq(accountEvents.gid, gid));
  return rows.map(({ kind }) => kind);
};
const remove = (caller: SignedInCaller, form: object = {}) => caller.post(URL, { email: client.email, ...form });

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
  await callBuyer(buyer, 'ShareTrackNo', { TrackInfoId: id });
  await callBuyer(buyer, 'SaveView', { Name: 'Mine', Query: '?q=1' });
  await callBuyer(buyer, 'GetRecentUpdates', {});
  await client.become(id, 'InTransit');
  await server.services.mailSender.sendDue();
  await server.services.apiKeys.create(buyer.gid, { name: 'Shop', mode: 'live' });
  const tasks = openTaskClient(server, buyer);
  await tasks.start('export', { format: 'csv', choice: { filter: {} }, time_zone_offset: 0 });
  await tasks.work();
  await signIn();
  await buyer.post('/user-api/v1/update-profile', { nickname: 'Ada' });
  await buyer.post('/user-api/v1/send-email-code', { scene: 'newEmail', email: `new${client.email}` });
  await buyer.post('/user-api/v1/switch-app', { app: 'API' });
}

it('PG-14a ends every session and mails the day, and after 14 days leaves nothing of the account anywhere', async () => {
  await liveFully();
  const { gid } = client.buyer;
  expect((await namesOf(gid)).length).toBeGreaterThan(12);
  const elsewhere = await server.services.sessions.open(gid, { ip: '127.0.0.1', userAgent: 'phone' });
  const answer = await remove(client.buyer);
  expect(answer.json()).toMatchObject({ code: 0 });
  expect(answer.headers['clear-site-data']).toContain('storage');
  expect(String(answer.headers['set-cookie'])).toContain('notice=deletionRequested');
  expect(client.buyer.sid).toBeUndefined();
  expect(await server.services.sessions.find(elsewhere)).toBeNull();
  const mailed = (words: string) => mail.mails.some(({ to, raw }) => to.includes(client.email) && raw.includes(words));
  await until(async () => mailed('will be deleted on'));

  server.pass(14 * DAY - HOUR);
  expect(await server.services.accountRemoval.deleteDue()).toBe(0);
  server.pass(2 * HOUR);
  expect(await server.services.accountRemoval.deleteDue()).toBe(1);
  await server.services.limits.deleteQuiet();
  expect(await namesOf(gid)).toEqual([]);
  expect(await namesOf(client.email)).toEqual([]);
  expect(mailed('has been deleted')).toBe(true);
  const again = await signIn();
  const nobody = await stranger(server).post('/user-api/v1/sign-in', {
    email: 'nobody@example.com',
    password: PASSWORD,
  });
  expect(again.json()).toEqual(nobody.json());
  expect(again.json().code).not.toBe(0);
});

it('PG-14a signing in within 14 days keeps the account, once more if it is asked for again', async () => {
  const { gid } = client.buyer;
  const { accountRemoval, users: accounts } = server.services;
  for (let time = 0; time < 2; time += 1) {
    const signedInAgain = await server.services.sessions.open(gid, { ip: '127.0.0.1', userAgent: 'test' });
    client.buyer.sid = signedInAgain;
    expect((await remove(client.buyer)).json()).toMatchObject({ code: 0 });
    server.pass(13 * DAY);
    expect((await signIn()).json()).toMatchObject({ code: 0 });
    expect((await accounts.find(gid))?.deleteTime).toBeNull();
  }
  server.pass(30 * DAY);
  expect(await accountRemoval.deleteDue()).toBe(0);
  expect(await accounts.find(gid)).not.toBeNull();
  expect((await eventsOf(gid)).filter((kind) => kind.startsWith('deletion')).sort()).toEqual([
    'deletionCanceled',
    'deletionCanceled',
    'deletionRequested',
    'deletionRequested',
  ]);
});

it('PG-14a the keys of an account that is leaving are refused, and work again once it stays', async () => {
  const created = await server.services.apiKeys.create(client.buyer.gid, { name: 'Shop', mode: 'live' });
  const key = created?.key ?? '';
  const isTaken = async () => (await server.services.useKey(key, '192.0.2.1')) !== null;
  expect(await isTaken()).toBe(true);
  await remove(client.buyer);
  expect(await isTaken()).toBe(false);
  await signIn();
  expect(await isTaken()).toBe(true);
});

it('PG-14a an account that is leaving gets no more mails about shipments', async () => {
  await client.save({ email: ['InTransit'] });
  const [id = ''] = await client.add(['RB123456785GB']);
  await remove(client.buyer);
  await client.become(id, 'InTransit');
  await server.services.mailSender.sendDue();
  const mailed = () =>
    mail.mails.filter(({ to }) => to.includes(client.email)).map(({ raw }) => /Subject: .*/.exec(raw)?.[0]);
  await until(async () => mailed().length > 0);
  expect(mailed()).toEqual([expect.stringContaining('will be deleted on')]);
});

/** The owner requests the deletion, and signs in again. */
const close = (gid: string, email = '') =>
  server.services.accountRemoval.request(gid, email, { ip: '192.0.2.1', userAgent: 'test' });
const reopen = (gid: string) => server.services.users.cancelDeletion(gid);

it('PG-14a mails no recipient for an account that is leaving, shows no shared page, and does both once it stays', async () => {
  const shop = await openRuleClient(server);
  const { db, sharing, mailSender } = server.services;
  await shop.call('SaveFlow', { ...FLOW, Status: 'InTransit' });
  await shop.save({ Triggers: ['InTransit'] });
  const [first = 0, second = 0] = await shop.register('1Z5R89390357567127', 'RB123456785GB');
  await db.update(shipments).set({ email: 'ann@example.com' }).where(eq(shipments.ownerGid, shop.owner.gid));
  const page = await sharing.openPath(shop.owner, first);
  const open = async () => (await server.app.inject(page)).statusCode;
  const mailed = (email: string) => mail.mails.filter(({ to }) => to.includes(email)).length;
  expect(await open()).toBe(200);
  // Decided before, and not sent yet.
  await shop.become(first, 'InTransit_Departure');
  await close(shop.owner.gid, shop.email);
  // The mail about the deletion; the call does not wait for it.
  await until(async () => mailed(shop.email) === 1);
  await shop.become(second, 'InTransit_Departure');
  while (await mailSender.sendDue());
  expect([mailed('ann@example.com'), mailed(shop.email), await open()]).toEqual([0, 1, 404]);

  await reopen(shop.owner.gid);
  expect(await open()).toBe(200);
  expect(await shop.states()).toEqual(Array.from({ length: 4 }, () => 'InTransit Skipped closed'));
  await shop.call('SaveFlow', { ...FLOW, Status: 'Delivered' });
  await shop.become(second, 'Delivered_Other');
  while (await mailSender.sendDue());
  expect(mailed('ann@example.com')).toBe(1);
});

it('PG-14a sends nothing to the webhooks of an account that is leaving, and all of it in order once it stays', async () => {
  const receiver = await startWebhookReceiver();
  const shop = await openWebhookClient(server);
  await shop.save({ url: receiver.url });
  const ids = await shop.register('RB123456785GB');
  await shop.travel(ids, 3);
  await close(shop.owner.gid, await shop.email());
  await server.services.pushes.push(shop.owner, ids);
  server.pass(13 * DAY);
  await shop.deliver();
  expect(receiver.requests).toEqual([]);
  await reopen(shop.owner.gid);
  await shop.deliver();
  expect((await shop.deliveries()).map(({ state }) => state)).toEqual(['Delivered', 'Delivered']);
  const sent = receiver.requests.map(({ headers }) => headers['webhook-id']);
  expect(new Set(sent).size).toBe(2);
  await receiver.close();
});

it('PG-14a another email asks for nothing, and is noted once', async () => {
  const { gid } = client.buyer;
  expect((await remove(client.buyer, { email: 'nobody@example.com' })).json()).toMatchObject({ code: -10010302 });
  expect(await eventsOf(gid)).toEqual(['deletionRefused']);
  const other = await openNotificationClient(server);
  expect((await remove(other.buyer)).json()).toMatchObject({ code: -10010302 });
  for (const { buyer } of [client, other]) expect((await server.services.users.find(buyer.gid))?.deleteTime).toBeNull();
});

it('PG-14a asks who is there where the last check is too long ago', async () => {
  server.pass(11 * MINUTE);
  expect((await remove(client.buyer)).json()).toMatchObject({ code: SECURITY_CODES.checkNeeded });
  expect((await server.services.users.find(client.buyer.gid))?.deleteTime).toBeNull();
});

it('PG-14a SC-4 happens by no link, no other site, no stranger', async () => {
  const payload = { email: client.email };
  expect((await client.buyer.get(URL)).statusCode).toBe(404);
  const forged = await client.buyer.post(URL, payload, { headers: { origin: 'https://evil.test' } });
  expect(forged.statusCode).toBe(403);
  const sent = await client.buyer.post(URL, payload, { headers: { 'sec-fetch-site': 'cross-site', origin: 'null' } });
  expect(sent.statusCode).toBe(403);
  expect((await stranger(server).post(URL, payload)).json()).toMatchObject({ code: -6 });
  expect((await server.services.users.find(client.buyer.gid))?.deleteTime).toBeNull();
});
