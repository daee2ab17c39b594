import { MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { FLOW } from '../../../../testing/consumerClient.ts';
import { withOneConnection } from '../../../../testing/oneConnection.ts';
import { LETTER, NO_FILTERS, openRuleClient, RULE, type RuleClient, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { requestId } from '../../../../testing/taskClient.ts';
import { sql } from '../../../drizzle.ts';

const place = ruleServer();
let client: RuleClient;
beforeEach(async () => {
  client = await openRuleClient(place.server);
});

const notices = async (filter: object = {}) =>
  (await client.call('GetHistory', { Tab: 'all', ...filter })).Json.Notices;

/** One mail, sent. */
async function sent(subStatus: SubStatus = 'InTransit_Other') {
  await client.save();
  const [id = 0] = await client.register(UPS);
  await client.become(id, subStatus);
  await place.send();
  const [last] = place.mailsTo(client.email);
  return { id, raw: last?.raw ?? '', notice: (await notices())[0] };
}

it('PG-11c lists every decision with its reason, the recipient masked, and filters them', async () => {
  const { id } = await sent();
  await client.become(id, 'OutForDelivery_Other');
  await client.become(id, 'InTransit_Arrival');
  const all = await notices();
  expect(all.map(({ Trigger, State, Reason }) => [Trigger, State, Reason])).toEqual([
    ['InTransit', 'Skipped', 'duplicate'],
    ['OutForDelivery', 'Waiting', null],
    ['InTransit', 'Sent', null],
  ]);
  const [name = '', domain = ''] = client.email.split('@');
  expect(all[0]?.Recipient).toBe(`${name[0]}•••@${domain}`);
  expect(JSON.stringify(all)).not.toContain(client.email);
  expect(await notices({ Trigger: 'InTransit', State: 'Sent' })).toHaveLength(1);
  expect(await notices({ TrackNo: UPS.toLowerCase() })).toHaveLength(3);
  expect(await notices({ TrackNo: LETTER })).toEqual([]);
  expect(await notices({ Tab: 'customer' })).toEqual([]);
  expect(await notices({ From: place.server.services.now().toISOString() })).toEqual([]);
});

it('PG-11c pages through what is there, each row once', async () => {
  const { id } = await sent();
  await place.server.services.db.execute(sql`
    INSERT INTO notifications (gid, audience, shipment_id, number, status, channel, state, occasion, create_time)
    SELECT ${client.owner.gid}, 'OWN', ${id}, ${UPS}, 'InTransit', 'email', 'Skipped', '', date_trunc('milliseconds', now()) - make_interval(mins => n / 3)
    FROM generate_series(1, 90) n`);
  const seen: string[] = [];
  for (let Cursor: string | null | undefined; Cursor !== null; ) {
    const { Json } = await client.call('GetHistory', { Tab: 'all', ...(Cursor && { Cursor }) });
    seen.push(...Json.Notices.map(({ NoticeId }) => NoticeId));
    Cursor = Json.Next;
  }
  expect(seen).toHaveLength(91);
  expect(new Set(seen).size).toBe(91);
});

it('PG-11c shows a mail as it was sent, in a frame that runs and fetches nothing, and without its link', async () => {
  const { notice } = await sent();
  expect(notice?.HasMail).toBe(true);
  const answer = await client.caller.get(`/msgapi/mail/${notice?.NoticeId}`);
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(answer.body).toContain(UPS);
  expect(answer.body).not.toContain('/unsubscribe/');
  const other = await openRuleClient(place.server);
  expect((await other.caller.get(`/msgapi/mail/${notice?.NoticeId}`)).statusCode).toBe(404);
  expect((await client.caller.get('/msgapi/mail/1%20OR%201')).statusCode).toBe(404);
});

it('PG-11c an unknown mailbox bounces with the server’s words, suppresses what follows, and is tried again by hand', async () => {
  place.mail.refuseWith('550 5.1.1 no such user');
  const { id, notice } = await sent();
  expect(notice).toMatchObject({
    State: 'Bounced',
    Reason: 'refused',
    Detail: expect.stringContaining('no such user'),
  });
  await client.become(id, 'Exception_Lost');
  expect((await notices())[0]).toMatchObject({ State: 'Suppressed', Reason: 'bounced' });
  place.mail.refuseWith(null);
  expect((await client.call('ResendNotice', { NoticeId: notice?.NoticeId ?? '' })).Code).toBe(0);
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  expect((await notices({ Type: 'manual' }))[0]).toMatchObject({ State: 'Sent', Type: 'manual' });
});

it('PG-11c a mail the server puts off is tried again, and fails in the end without a bounce', async () => {
  place.mail.refuseWith('451 4.7.1 try again later');
  const { id } = await sent();
  expect((await notices())[0]).toMatchObject({ State: 'Waiting', Reason: 'retry' });
  for (let attempt = 0; attempt < 6; attempt++) {
    place.server.pass(DAY / 2);
    await place.send();
  }
  expect((await notices())[0]).toMatchObject({ State: 'Failed', Reason: 'unreachable' });
  place.mail.refuseWith(null);
  await client.become(id, 'Exception_Lost');
  await place.send();
  expect((await client.states())[0]).toBe('Exception Sent null');
});

it('PG-11c sends nothing again that was sent, or is another’s', async () => {
  const { notice } = await sent();
  const NoticeId = notice?.NoticeId ?? '';
  expect((await client.call('ResendNotice', { NoticeId })).Code).toBe(RULE_CODES.notResendable);
  const other = await openRuleClient(place.server);
  expect((await other.call('ResendNotice', { NoticeId })).Code).toBe(RULE_CODES.notResendable);
  expect((await other.call('GetNotice', { NoticeId })).Code).toBe(RULE_CODES.notFound);
  expect((await other.call('GetHistory', { Tab: 'all' })).Json.Notices).toEqual([]);
});

it('PG-11c exports what the filters find, as a task', async () => {
  await sent();
  const { Json: task } = await client.call('ExportHistory', { Tab: 'all', State: 'Sent', RequestId: requestId() });
  const [claimed = 0] = await place.server.services.taskRunner.claimDue(1);
  while (await place.server.services.taskRunner.run(claimed, () => false));
  const answer = await client.caller.post('/console-api/v1/task/download', {
    scope: 'API',
    id: task.id,
    file: 'result',
  });
  const [heads, row] = answer.body.trim().split('\r\n');
  expect(heads).toContain('Tracking number');
  expect(row).toContain(UPS);
  expect(row).not.toContain(client.email);
});

it('PG-11 lets exports and dry runs wait behind the other whole lists of an account', async () => {
  const { wholeLists } = place.server.services;
  let release = () => {};
  const promise = new Promise<void>((free) => {
    release = free;
  });
  const inTheWay = Array.from({ length: 21 }, () => wholeLists.run(client.owner.gid, () => promise));
  const statusOf = async (method: string, param: object) =>
    (await client.caller.post('/msgapi/call', { version: '1.0', timeZoneOffset: 0, method, param })).statusCode;
  const { RuleId: _id, ...rule } = RULE;
  const statuses = [
    await statusOf('ExportHistory', { Tab: 'all', RequestId: requestId() }),
    await statusOf('DryRunRule', { ...rule, Triggers: ['Delivered'], Recipients: [client.email] }),
    await statusOf('DryRunFlow', FLOW),
  ];
  release();
  await Promise.all(inTheWay);
  expect(statuses).toEqual([429, 429, 429]);
});

it('PG-11a sends twenty tests a minute at most', async () => {
  const test = () => client.call('SendTest', { RuleId: '1' });
  for (let call = 0; call < MINUTE_TESTS; call++) expect((await test()).Code).toBe(RULE_CODES.notFound);
  const refused = await test();
  expect(refused).toMatchObject({ Code: RULE_CODES.tooOften, Json: { Seconds: expect.any(Number) } });
});

it('PG-11c mails once that an export is ready, and tries again while the mail server is away', async () => {
  await sent();
  place.clear();
  await client.call('ExportHistory', { Tab: 'all', RequestId: requestId() });
  const { taskRunner, taskMails } = place.server.services;
  const [claimed = 0] = await taskRunner.claimDue(1);
  await taskMails.sendDue();
  expect(place.mailsTo(client.email)).toEqual([]);
  while (await taskRunner.run(claimed, () => false));
  place.mail.refuseWith('451 4.7.1 try again later');
  await taskMails.sendDue();
  expect(place.mailsTo(client.email)).toEqual([]);
  place.mail.refuseWith(null);
  place.server.pass(6 * MINUTE);
  await Promise.all([taskMails.sendDue(), taskMails.sendDue()]);
  place.server.pass(6 * MINUTE);
  await taskMails.sendDue();
  const [mail, ...more] = place.mailsTo(client.email);
  expect(more).toEqual([]);
  expect(mail?.raw).toMatch(/Subject: Your export is ready: notifications-/);
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain('/api/taskCenter');
});

it('PG-11c keeps the history for 120 days, and what waits for longer', async () => {
  await sent();
  place.server.pass(119 * DAY);
  await place.server.services.noticeHistory.deleteOld();
  expect(await notices()).toHaveLength(1);
  place.server.pass(2 * DAY);
  await place.server.services.noticeHistory.deleteOld();
  expect(await notices()).toEqual([]);
});

describe('the dry run', () => {
  it('PG-11a says of the last 30 days what would have been sent, to whom, and what not and why', async () => {
    const ids = await client.register(UPS, LETTER);
    for (let day = 0; day < 12; day++) {
      place.server.pass(DAY);
      await place.server.services.sync.syncShipments(ids);
    }
    const all = await client.dryRun({});
    expect(all.Shipments).toBe(2);
    expect(all.Recipients).toHaveLength(1);
    expect(all.Sent).toBeGreaterThan(2);
    expect(all.Entries.filter(({ Reason }) => Reason === null)).toHaveLength(all.Sent);
    const none = await client.dryRun({ Filters: { ...NO_FILTERS, Destination: ['NZ'] } });
    expect(none.Sent).toBe(0);
    expect(none.Entries.every(({ Reason }) => Reason === 'destination')).toBe(true);
    // Nothing was written or sent.
    expect(await notices()).toEqual([]);
    await place.send();
    expect(place.mailsTo(client.email)).toEqual([]);
  });

  it('PG-11a agrees with what a rule that was on has sent', async () => {
    await client.save({ Triggers: ['InTransit', 'OutForDelivery', 'Delivered'] });
    const ids = await client.register(UPS, LETTER);
    for (let step = 0; step < 40; step++) {
      place.server.pass(8 * 60 * MINUTE);
      await place.server.services.sync.syncShipments(ids);
    }
    const told = (await notices({ State: 'Waiting' })).map(({ TrackNo, Trigger }) => `${TrackNo} ${Trigger}`);
    const { Entries } = await client.dryRun({ Triggers: ['InTransit', 'OutForDelivery', 'Delivered'] });
    const would = Entries.filter(({ Reason }) => Reason === null).map(({ TrackNo, Status }) => `${TrackNo} ${Status}`);
    expect(would.sort()).toEqual(told.sort());
    expect(would.length).toBeGreaterThan(2);
  });
});

it('PG-11c starts an export with one connection to the database', async () => {
  await sent();
  const start = () => client.call('ExportHistory', { Tab: 'all', RequestId: requestId() });
  expect(await withOneConnection(place.server, start)).toMatchObject({ Code: 0 });
});
