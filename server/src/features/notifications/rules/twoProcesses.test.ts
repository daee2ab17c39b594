import { FLOW } from '../../../../testing/consumerClient.ts';
import { furtherIt } from '../../../../testing/furtherIt.ts';
import { MAIL_SECRET, messageIdIn, signedReport } from '../../../../testing/mailReports.ts';
import { openRuleClient, type RuleClient } from '../../../../testing/ruleClient.ts';
import { type RuleServer, startRuleServer } from '../../../../testing/ruleServer.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../../testing/serverProcess.ts';
import { freePort } from '../../../../testing/startProgram.ts';

/** Real processes start, and on a busy machine that takes long. */
const TIMEOUT_MS = 90_000;
const NUMBERS = Array.from({ length: 40 }, (_, index) => `TBA000000000${100 + index}`);
const RECIPIENTS = ['north@example.com', 'south@example.com'];
/** Whom the shipments are for: a flow mails them. */
const CUSTOMER = 'customer@example.com';
const READERS = [...RECIPIENTS, CUSTOMER];

let place: RuleServer;
let processes: ServerProcesses;
let client: RuleClient;
beforeAll(async () => {
  place = await startRuleServer();
  const environment = { JOURNEY_SPEED: '1', SMTP_URL: place.mail.url, MAIL_HOOK_SECRET: MAIL_SECRET };
  processes = serverProcesses(place.server, environment);
});
beforeEach(async () => {
  place.clear();
  client = await openRuleClient(place.server);
});
afterEach(() => processes.killAll());
afterAll(async () => {
  await processes.end();
  await place.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await place.server.services.database.pool.query(text, values)).rows;

/** Decided and committed, and not sent: a mail for each shipment and reader, by two rules that overlap and a flow. */
async function decideAll(): Promise<void> {
  for (const Email of RECIPIENTS) await client.call('AddAddress', { Email });
  const { gid } = client.owner;
  await query('UPDATE notify_addresses SET verify_time = now() WHERE gid = $1', [gid]);
  await query('UPDATE quota_accounts SET free_email_quota = 10000 WHERE gid = $1', [gid]);
  await client.save({ Name: 'All', Recipients: RECIPIENTS });
  await client.save({ Name: 'Problems', Triggers: ['Exception'], Recipients: RECIPIENTS });
  await client.call('SaveFlow', { ...FLOW, Status: 'Exception' });
  const ids = await client.register(...NUMBERS);
  await query('UPDATE shipments SET email = $2 WHERE owner_gid = $1', [gid, CUSTOMER]);
  await query('UPDATE shipments SET next_sync_time = NULL WHERE owner_gid = $1', [gid]);
  for (const id of ids) await client.become(id, 'Exception_Lost');
  place.mail.mails.length = 0;
}

const countWaiting = async () => {
  const text = `SELECT count(*)::int AS left FROM notifications WHERE gid = $1 AND state = 'Waiting'`;
  return Number((await query(text, [client.owner.gid]))[0]?.left);
};

/** By recipient and shipment; a mail that came twice carries the same id. */
function received(): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { to, raw } of place.mail.mails) {
    const number = NUMBERS.find((one) => raw.includes(one));
    const key = `${to.join()} ${number}`;
    ids.set(key, (ids.get(key) ?? new Set()).add(/Message-ID: (\S+)/i.exec(raw)?.[1] ?? ''));
  }
  return ids;
}

function expectEachOnce(): void {
  const ids = received();
  const wanted = READERS.flatMap((recipient) => NUMBERS.map((number) => `${recipient} ${number}`));
  expect([...ids.keys()].sort()).toEqual(wanted.sort());
  for (const own of ids.values()) expect(own.size).toBe(1);
}

furtherIt(
  'PG-11 SC-24 two processes share the mails, each sent once and counted once',
  async () => {
    await decideAll();
    processes.start('first');
    processes.start('second');
    await until(async () => (await countWaiting()) === 0);
    expect(place.mail.mails).toHaveLength(READERS.length * NUMBERS.length);
    expectEachOnce();
    const [account] = await query(`SELECT free_email_quota_used AS used FROM quota_accounts WHERE gid = $1`, [
      client.owner.gid,
    ]);
    expect(account?.used).toBe(READERS.length * NUMBERS.length);
  },
  TIMEOUT_MS,
);

it(
  'PG-11 loses nothing when a process is killed while it sends, and tells nobody twice',
  async () => {
    await decideAll();
    const { arrived, release } = place.mail.hold();
    processes.start('first');
    await arrived;
    await processes.kill('first');
    expect(await countWaiting()).toBe(READERS.length * NUMBERS.length);
    release();
    processes.start('second');
    // What the dead process has taken is left to it for two minutes.
    await query(`UPDATE notifications SET claimed_until = now() WHERE gid = $1 AND claim IS NOT NULL`, [
      client.owner.gid,
    ]);
    await until(async () => (await countWaiting()) === 0);
    expectEachOnce();
    // The receiver had one of each reader already and the dead process could not note it: they came again, under the same id.
    expect(place.mail.mails.length - READERS.length * NUMBERS.length).toBeLessThanOrEqual(READERS.length);
    const [row] = await query(
      `SELECT count(*) FILTER (WHERE state = 'Sent')::int AS sent, count(*) FILTER (WHERE reason = 'duplicate')::int AS twice
       FROM notifications WHERE gid = $1`,
      [client.owner.gid],
    );
    expect(row).toEqual({ sent: READERS.length * NUMBERS.length, twice: RECIPIENTS.length * NUMBERS.length });
  },
  TIMEOUT_MS,
);

furtherIt(
  'PG-11c a report that comes to two processes at once has its effect once',
  async () => {
    await client.save();
    const [id = 0] = await client.register(NUMBERS[0] ?? '');
    await client.become(id, 'Exception_Lost');
    await place.send();
    const about = { message_id: messageIdIn(place.mailsTo(client.email)[0]?.raw ?? ''), recipient: client.email };
    const origins = await Promise.all(['first', 'second'].map(startOne));
    const { headers, body } = signedReport({ ...about, event: 'complained' }, { id: 'twice', time: new Date() });
    const sendTo = async (origin: string) => {
      const answer = await fetch(`${origin}/msgapi/events`, { method: 'POST', headers, body });
      return `${answer.status} ${(await answer.json()).message}`;
    };
    const answers = await Promise.all([...origins, ...origins, ...origins].map(sendTo));
    expect(answers.sort()).toEqual(['200 ', ...Array(5).fill('200 This report was noted before.')]);
    const { Addresses } = (await client.call('GetUnsubscribed', {})).Json;
    expect(Addresses.map(({ Email }) => Email)).toEqual([client.email]);
  },
  TIMEOUT_MS,
);

async function startOne(name: string): Promise<string> {
  const port = await freePort();
  processes.start(name, port);
  const origin = `http://localhost:${port}`;
  await until(async () => (await fetch(`${origin}/health`).catch(() => null))?.ok);
  return origin;
}
