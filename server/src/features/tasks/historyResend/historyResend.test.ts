import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { ResendFailed } from '@tracking-console/contract/notifications/rules';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { type ConsumerClient, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../../testing/taskClient.ts';
import { eq, sql } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';

const [FIRST, SECOND, THIRD] = ['TBA000000000101', 'TBA000000000102', 'TBA000000000103'] as const;
const NUMBERS = [FIRST, SECOND, THIRD];

const place = ruleServer();
let client: ConsumerClient;
let tasks: TaskClient;
let ids: number[];
beforeEach(async () => {
  client = await openConsumerClient(place.server);
  tasks = openTaskClient(place.server, client.caller, 'API');
  await client.turnOn('InTransit');
  await client.turnOn('Exception');
  ids = [];
});

const emailOf = (number: string) => `${number.toLowerCase()}@example.com`;

/** A mail to each shipment's own recipient, which fails or bounces. */
async function failed(reply = '554 5.6.0 content refused', stage: 'DATA' | 'RCPT TO' = 'DATA', numbers = NUMBERS) {
  place.mail.refuseWith(reply, stage);
  for (const number of numbers) ids.push(await client.registerFor(number, { email: emailOf(number) }));
  for (const id of ids) await client.become(id, 'InTransit_Other');
  await place.send();
  place.mail.refuseWith(null);
}

const count = async (filter: object = {}) => (await client.call('CountFailed', { Tab: 'all', ...filter })).Json;
const start = (wanted: Partial<ResendFailed> = {}) =>
  client.call('ResendFailed', { Tab: 'all', Previewed: 3, RequestId: requestId(), ...wanted });
async function resent(wanted: Partial<ResendFailed> = {}) {
  const { Json } = await start(wanted);
  await tasks.work();
  await place.send();
  return tasks.get(Json.id);
}
const received = () => place.mail.mails.flatMap(({ to }) => to).sort();
const newest = async () => (await client.call('GetHistory', { Tab: 'customer' })).Json.Notices;

it('PG-11c sends again all that failed and matches the filters, and says what is left out and why', async () => {
  await failed();
  place.mail.refuseWith('550 5.1.1 no such user');
  const bounced = await client.registerFor('TBA000000000104', { email: 'gone@example.com' });
  await client.become(bounced, 'InTransit_Other');
  await place.send();
  place.mail.refuseWith(null);
  expect(await count()).toEqual({ Total: 3, LeftOut: {} });
  // One recipient ends the mails by an earlier one's link, another one's address bounces meanwhile.
  await client.become(ids[1] ?? 0, 'Exception_Lost');
  await place.send();
  await place.press(linkIn(place.mailsTo(emailOf(SECOND))[0]?.raw ?? '', 'unsubscribe'));
  place.mail.refuseWith('550 5.1.1 no such user');
  await client.become(ids[2] ?? 0, 'Exception_Lost');
  await place.send();
  place.clear();
  expect(await count()).toEqual({ Total: 3, LeftOut: { unsubscribed: 1, bounced: 1 } });
  const task = await resent();
  expect(task).toMatchObject({ type: 'bulk', action: 'resendFailed', status: 'Partial', ok: 1, failed: 2 });
  expect(task.faults).toEqual({ unsubscribed: 1, bounced: 1 });
  expect(task.failures.map(({ cells, reason }) => [cells[0], reason])).toEqual([
    [SECOND, 'The recipient has unsubscribed.'],
    [THIRD, 'The address bounces.'],
  ]);
  expect(JSON.stringify(task)).not.toContain(emailOf(SECOND));
  expect(received()).toEqual([emailOf(FIRST)]);
  expect((await newest())[0]).toMatchObject({ TrackNo: FIRST, State: 'Sent', Type: 'manual', ResendTime: null });
  const [original] = (await newest()).filter(({ TrackNo, State }) => TrackNo === FIRST && State === 'Failed');
  expect(original?.ResendTime).toEqual(expect.any(String));
  expect(await count()).toEqual({ Total: 2, LeftOut: { unsubscribed: 1, bounced: 1 } });
});

it('PG-11c sends again what the filters find and nothing else', async () => {
  await failed();
  expect((await count({ TrackNo: SECOND })).Total).toBe(1);
  expect((await count({ Trigger: 'Delivered' })).Total).toBe(0);
  expect((await count({ Tab: 'own' })).Total).toBe(0);
  expect((await count({ State: 'Bounced' })).Total).toBe(0);
  expect(await resent({ TrackNo: SECOND, Previewed: 1 })).toMatchObject({ status: 'Succeeded', ok: 1, failed: 0 });
  expect(received()).toEqual([emailOf(SECOND)]);
});

it('PG-11c sends nothing where more match than were shown, or the failures are another’s', async () => {
  await failed();
  const { Code, Json } = await start({ Previewed: 2 });
  expect([Code, Json]).toEqual([TASK_CODES.moreThanPreviewed, { count: 3 }]);
  const other = await openConsumerClient(place.server);
  expect((await other.call('CountFailed', { Tab: 'all' })).Json.Total).toBe(0);
  await other.call('ResendFailed', { Tab: 'all', Previewed: 9, RequestId: requestId() });
  await tasks.work();
  await place.send();
  expect(received()).toEqual([]);
});

it('PG-11c sends each once, however often it is pressed, retried or started again', async () => {
  await failed();
  const RequestId = requestId();
  const pressed = await Promise.all([start({ RequestId }), start({ RequestId }), start({ RequestId })]);
  expect(new Set(pressed.map(({ Json }) => Json.id)).size).toBe(1);
  // Two browsers: both tasks hold all three.
  const other = await start();
  await tasks.work();
  await place.send();
  expect(received()).toEqual(NUMBERS.map(emailOf));
  const [first, second] = await Promise.all([pressed[0], other].map((one) => tasks.get(one?.Json.id ?? '')));
  expect([first?.ok, second?.ok].sort()).toEqual([0, 3]);
  const late = first?.ok === 0 ? first : second;
  expect(late).toMatchObject({ status: 'Failed', faults: { resent: 3 }, can_duplicate: false });
  expect((await tasks.call('retry', { id: late?.id })).code).toBe(0);
  expect((await start({ RequestId })).Json.id).toBe(pressed[0]?.Json.id);
  await tasks.work();
  await place.send();
  expect(received()).toHaveLength(3);
});

it('PG-11c sends one message again once, too', async () => {
  await failed(undefined, 'DATA', [FIRST]);
  const NoticeId = (await newest())[0]?.NoticeId ?? '';
  const codes = (await Promise.all([1, 2, 3].map(() => client.call('ResendNotice', { NoticeId })))).map(
    ({ Code }) => Code,
  );
  expect(codes.sort()).toEqual([RULE_CODES.notResendable, RULE_CODES.notResendable, 0]);
  await place.send();
  expect(received()).toEqual([emailOf(FIRST)]);
});

it('PG-11c what fails once more can be sent again once more', async () => {
  await failed(undefined, 'DATA', [FIRST]);
  place.mail.refuseWith('554 5.6.0 content refused', 'DATA');
  await resent({ Previewed: 1 });
  expect((await newest())[0]).toMatchObject({ State: 'Failed', Type: 'manual' });
  place.mail.refuseWith(null);
  expect(await resent({ Previewed: 1 })).toMatchObject({ ok: 1, failed: 0 });
  expect(received()).toEqual([emailOf(FIRST)]);
});

it('PG-11c leaves out shipments that were deleted, and those whose mails the recipient has turned off', async () => {
  await failed();
  const { db, now } = place.server.services;
  await db
    .update(shipments)
    .set({ deletedAt: now() })
    .where(eq(shipments.id, ids[0] ?? 0));
  await db.execute(sql`UPDATE consumer_links SET mute_time = now() WHERE shipment_id = ${ids[1]}`);
  expect(await count()).toEqual({ Total: 3, LeftOut: { gone: 1, unsubscribed: 1 } });
  expect(await resent()).toMatchObject({ ok: 1, failed: 2, faults: { gone: 1, unsubscribed: 1 } });
  expect(received()).toEqual([emailOf(THIRD)]);
});

it('PG-11c works on many in batches, and stops after the batch in hand when it is canceled', async () => {
  await failed(undefined, 'DATA', [FIRST]);
  const { db, taskRunner } = place.server.services;
  await db.execute(sql`
    INSERT INTO notifications (gid, audience, shipment_id, number, status, channel, recipient, state, reason, occasion, create_time)
    SELECT ${client.owner.gid}, 'CONSUMER', ${ids[0]}, ${FIRST}, 'InTransit', 'email', n || '@example.com', 'Failed', 'refused', '', now()
    FROM generate_series(1, 1200) n`);
  const { Json } = await start({ Previewed: 1_201 });
  expect(Json).toMatchObject({ status: 'Queued', total: 1_201, done: 0 });
  const [claimed = 0] = await taskRunner.claimDue(1);
  let batches = 0;
  await taskRunner.run(claimed, () => batches++ === 1);
  expect(await tasks.get(Json.id)).toMatchObject({ status: 'Running', done: 500, ok: 500 });
  await tasks.call('cancel', { id: Json.id });
  await taskRunner.run(claimed, () => false);
  expect((await client.call('GetHistory', { Tab: 'all', Type: 'manual', State: 'Waiting' })).Json.Next).not.toBeNull();
  expect(await count()).toEqual({ Total: 701, LeftOut: {} });
});
