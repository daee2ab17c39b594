import { MAX_ADDRESSES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { stranger } from '../../../../testing/caller.ts';
import { LETTER, openRuleClient, type RuleClient, UPS } from '../../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';
import { until } from '../../../../testing/serverProcess.ts';
import { eq } from '../../../drizzle.ts';
import { quotaAccounts } from '../../quotas/quotaTable.ts';
import { users } from '../../users/userTable.ts';

const place = ruleServer();
let client: RuleClient;
beforeEach(async () => {
  client = await openRuleClient(place.server);
});

it('PG-11a asks an address first; until it has said yes its mails are skipped', async () => {
  await client.call('AddAddress', { Email: 'New.Colleague@Example.com' });
  const [asked] = place.mailsTo('new.colleague@example.com');
  await client.save({ Recipients: ['new.colleague@example.com'] });
  const [id = 0, other = 0] = await client.register(UPS, LETTER);
  await client.become(id, 'InTransit_Other');
  const link = linkIn(asked?.raw ?? '', 'confirm-address');
  const question = await stranger(place.server).get(link);
  expect(question.body).toContain('new.colleague@example.com');
  // Programs follow links in mails: only the button confirms.
  await client.become(other, 'OutForDelivery_Other');
  await place.press(link);
  await client.become(other, 'Exception_Lost');
  await place.send();
  expect(place.mailsTo('new.colleague@example.com')).toHaveLength(2);
  expect(await client.states()).toEqual([
    'Exception Sent null',
    'OutForDelivery Skipped unverified',
    'InTransit Skipped unverified',
  ]);
  expect((await place.press('/confirm-address/unknown')).statusCode).toBe(404);
});

it('PG-11a says which address is the account’s by now, also once it has changed', async () => {
  const own = async () =>
    (await client.call('GetAddresses', {})).Json.Addresses.map(({ Email, IsOwn }) => [Email, IsOwn]);
  expect(await own()).toEqual([[client.email, true]]);
  const email = `new.${client.email}`;
  place.server.pass(MINUTE);
  await place.server.services.db.update(users).set({ email }).where(eq(users.gid, client.owner.gid));
  expect(await own()).toEqual([
    [client.email, false],
    [email, true],
  ]);
});

it('PG-11 a recipient who ends the mails gets none, and stands among the unsubscribed', async () => {
  await client.save();
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'InTransit_Other');
  await place.send();
  const link = linkIn(place.mailsTo(client.email)[0]?.raw ?? '', 'unsubscribe');
  expect((await place.press(link)).statusCode).toBe(200);
  await client.become(id, 'Exception_Lost');
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  expect((await client.states())[0]).toBe('Exception Suppressed unsubscribed');
  const { Json } = await client.call('GetUnsubscribed', {});
  expect(Json.Addresses).toMatchObject([{ Email: client.email, UnsubscribeTime: expect.any(String) }]);
});

it('PG-11 stops when the account’s mails are used up, and counts a mail once however often it is tried', async () => {
  const account = eq(quotaAccounts.gid, client.owner.gid);
  const { db } = place.server.services;
  await db.update(quotaAccounts).set({ freeEmailQuota: 1 }).where(account);
  await client.save();
  const [id = 0] = await client.register(UPS);
  place.mail.refuseWith('450 4.2.0 later');
  await client.become(id, 'InTransit_Other');
  await place.send();
  place.mail.refuseWith(null);
  place.server.pass(MINUTE);
  await place.send();
  await client.become(id, 'Exception_Lost');
  await place.send();
  expect(await client.states()).toEqual(['Exception Skipped noQuota', 'InTransit Sent null']);
  expect((await db.select().from(quotaAccounts).where(account))[0]?.freeEmailQuotaUsed).toBe(1);
});

it('F-40 PG-11a keeps no more addresses than allowed, of however many that are added at once', async () => {
  const { pool } = place.server.services.database;
  const { gid } = client.owner;
  await pool.query(
    `INSERT INTO notify_addresses (gid, email, verify_token, token, create_time)
     SELECT $1, n || '@example.com', $1 || n, $1 || n, now() FROM generate_series(3, $2) n`,
    [gid, MAX_ADDRESSES],
  );
  const emails = ['one@example.com', 'two@example.com', 'three@example.com'];
  const others = await pool.connect();
  await others.query('BEGIN; LOCK TABLE notify_addresses IN SHARE MODE');
  const added = emails.map((email) => place.server.services.notifyAddresses.add(gid, email));
  const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await until(async () => (await others.query(waiting)).rows[0].count === emails.length);
  await others.query('COMMIT');
  others.release();
  const outcomes = await Promise.all(added);
  expect(outcomes.filter((refused) => refused === null)).toHaveLength(1);
  expect((await client.call('GetAddresses', {})).Json.Addresses).toHaveLength(MAX_ADDRESSES);
});

it('PG-11a mails no question in the name of an account that is gone', async () => {
  const refused = await place.server.services.notifyAddresses.add('404', 'somebody@example.com');
  expect(refused).toMatchObject({ code: RULE_CODES.notFound });
});
