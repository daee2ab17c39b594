import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { addUser, stranger } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { type NotificationClient, openNotificationClient } from '../../../testing/notificationClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { and, eq, isNotNull, sql } from '../../drizzle.ts';
import { createMailer } from '../mail/mailer.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { users } from '../users/userTable.ts';
import { notifications } from './notificationTable.ts';
import { GROUPS } from './outbox.ts';
import { createMailSender } from './sendMails.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let mail: MailServer;
let server: TestServer;
let client: NotificationClient;
let id: string;
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
  mail.mails.length = 0;
  mail.refuseWith(null);
  client = await openNotificationClient(server);
  [id = ''] = await client.add([UPS]);
});

const send = async () => {
  while (await server.services.mailSender.sendDue());
};
/** What has come for this test's customer; those of earlier tests have mails on their way too. */
const inbox = () => mail.mails.filter(({ to }) => to.includes(client.email));
const states = async () => (await client.log()).map(({ status, state, reason }) => `${status} ${state} ${reason}`);
/** The text part, as a person reads it. */
const textOf = (raw: string) => {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----/.exec(raw) ?? [];
  return part
    .replaceAll('=\r\n', '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
};
const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
const linkIn = (raw: string) => /<http[^>]*(\/unsubscribe\/[\w-]+)>/.exec(headersOf(raw))?.[1] ?? '';

it('PG-7 tells nobody who has turned nothing on, and keeps no log of it', async () => {
  await client.become(id, 'InTransit');
  await send();
  expect(inbox()).toEqual([]);
  expect(await client.log()).toEqual([]);
});

it('PG-7 PG-11 a new main status is mailed once, with what a person wants to know of it', async () => {
  await client.save({ email: ['Delivered', 'InTransit'] });
  await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: id, Remark: 'Grandma’s <b>lamp</b>' });
  await client.become(id, 'InTransit');
  await send();
  await send();
  const [first] = inbox();
  expect(inbox()).toHaveLength(1);
  const raw = first?.raw ?? '';
  expect(headersOf(raw)).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const text = textOf(raw);
  for (const word of ['Grandma’s <b>lamp</b>', UPS, 'In transit', 'UPS', `/buyer/shipment/${id}`, '/unsubscribe/'])
    expect(text).toContain(word);
  // In the text alone: markup of the customer's is text in the other part.
  expect(raw.match(/<b>lamp/g)).toHaveLength(1);
  expect(await states()).toEqual(['InTransit Sent null']);
});

it('PG-7 PG-11 what is not sent says why', async () => {
  await client.save({ email: ['Delivered', 'Exception', 'InTransit'] });
  await client.become(id, 'OutForDelivery');
  await client.become(id, 'InTransit', new Date(server.services.now().getTime() - 8 * DAY));
  const [late = ''] = await client.add([LETTER]);
  await client.become(late, 'Delivered');
  await client.become(id, 'Exception');
  await client.become(id, 'OutForDelivery');
  await client.become(id, 'Exception');
  await send();
  expect(await states()).toEqual([
    'Exception Skipped duplicate',
    'OutForDelivery Skipped statusOff',
    'Exception Sent null',
    'Delivered Skipped deliveredAtFirst',
    'InTransit Skipped tooOld',
    'OutForDelivery Skipped statusOff',
  ]);
  expect(inbox()).toHaveLength(1);
});

it('PG-7 a change that is rolled back is told to nobody; one by the carrier’s answer is told', async () => {
  await client.save({ email: ['InfoReceived', 'InTransit', 'Delivered'], browser: ['InTransit'] });
  const { db } = server.services;
  await expect(
    db.transaction(async (transaction) => {
      await transaction
        .update(shipments)
        .set({ packageStatus: 'InTransit' })
        .where(eq(shipments.id, Number(id)));
      throw new Error('the process dies');
    }),
  ).rejects.toThrow('dies');
  expect(await client.log()).toEqual([]);
  await client.sync([id], 3);
  const log = await client.log();
  expect(log.filter(({ channel }) => channel === 'email')).toHaveLength(1);
  expect(log.filter(({ channel }) => channel === 'browser')).toHaveLength(1);
});

it('PG-7 what falls into quiet hours is sent at their end, as one mail', async () => {
  const hour = (server.services.now().getUTCHours() + 23) % 24;
  const at = (ahead: number) => `${String((hour + ahead) % 24).padStart(2, '0')}:00`;
  await client.save({ email: ['InTransit', 'OutForDelivery'], quietFrom: at(0), quietTo: at(4), zone: 'UTC' });
  await client.become(id, 'InTransit');
  await client.become(id, 'OutForDelivery');
  const [other = ''] = await client.add([LETTER]);
  await client.become(other, 'InTransit');
  await send();
  expect(inbox()).toEqual([]);
  expect((await client.log())[0]).toMatchObject({ state: 'Waiting', reason: 'quietHours' });
  server.pass(4 * 60 * MINUTE);
  await send();
  expect(inbox()).toHaveLength(1);
  const text = textOf(inbox()[0]?.raw ?? '');
  expect(text).toContain(LETTER);
  expect(text.match(new RegExp(UPS, 'g'))).toHaveLength(1);
  expect(text).toContain('Out for delivery');
});

it('PG-7 a digest gathers everything; what is turned off meanwhile is not in it', async () => {
  await client.save({ email: ['InTransit', 'Exception'], digest: 'daily', digestHour: 8, zone: 'Asia/Tokyo' });
  const [other = '', third = ''] = await client.add([LETTER, 'TBA000000000123']);
  await client.become(id, 'InTransit');
  await client.become(other, 'Exception');
  await client.become(third, 'InTransit');
  await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: [third] });
  await client.save({ email: ['InTransit'] });
  server.pass(DAY);
  await send();
  expect(inbox()).toHaveLength(1);
  expect(textOf(inbox()[0]?.raw ?? '')).toContain(UPS);
  expect(await states()).toEqual(['InTransit Skipped gone', 'Exception Skipped statusOff', 'InTransit Sent digest']);
});

it('PG-7 a bounce is failed with its reason and not tried again', async () => {
  await client.save({ email: ['InTransit'] });
  mail.refuseWith('550 5.1.1 nobody of this name');
  await client.become(id, 'InTransit');
  await send();
  const { Json } = await callBuyer(client.buyer, 'GetNotifications', { TrackInfoId: id });
  expect(Json.Notifications[0]).toMatchObject({ State: 'Failed', Reason: 'refused', DueTime: null });
  expect(Json.Notifications[0]?.Detail).toContain('nobody of this name');
  mail.refuseWith(null);
  server.pass(DAY);
  await send();
  expect(inbox()).toEqual([]);
});

it('PG-7 a server that is busy is asked again, each time later, and given up at last', async () => {
  await client.save({ email: ['InTransit'] });
  mail.refuseWith('450 4.2.0 later');
  await client.become(id, 'InTransit');
  await send();
  expect((await client.log())[0]).toMatchObject({ state: 'Waiting', reason: 'retry' });
  await send();
  mail.refuseWith(null);
  server.pass(MINUTE);
  await send();
  expect(inbox()).toHaveLength(1);
  expect((await client.log())[0]).toMatchObject({ state: 'Sent', reason: null });
  mail.refuseWith('450 4.2.0 later');
  const [other = ''] = await client.add([LETTER]);
  await client.become(other, 'InTransit');
  for (let attempt = 0; attempt < 7; attempt++) {
    await send();
    server.pass(DAY / 2);
  }
  expect((await client.log())[0]).toMatchObject({ state: 'Failed', reason: 'unreachable' });
});

it('PG-7 mails a buyer’s backlog in batches that a statement can name', async () => {
  await client.save({ email: ['InTransit'] });
  await client.become(id, 'InTransit');
  const { db } = server.services;
  await db.execute(sql`
    INSERT INTO notifications (gid, shipment_id, number, status, channel, occasion, state, create_time, due_time)
    SELECT gid, shipment_id, number, status, channel, 'more ' || more, state, create_time, due_time
    FROM notifications, generate_series(1, 6000) AS more WHERE shipment_id = ${id}`);
  await send();
  const { rows } = await db.execute(sql`
    SELECT state, count(*)::int AS total FROM notifications WHERE shipment_id = ${id} GROUP BY state`);
  expect(rows).toEqual([{ state: 'Sent', total: 6_001 }]);
  expect(inbox()).toHaveLength(2);
});

describe('several processes', () => {
  const another = () => {
    const { db, now, configuration } = server.services;
    const mailer = createMailer({ smtpUrl: mail.url, folder, from: configuration.mailFrom, brand: 'Other' });
    const { ruleTarget, trackingLink, consumerLinks: links, senderDomains, mailTracking } = server.services;
    const place = {
      ...{ brand: 'Other', origin: 'http://localhost', post: ruleTarget.post },
      ...{ trackingLink, links, senderDomains, mailTracking },
    };
    return { sender: createMailSender({ db, now, mailer, onProblem: console.error, ...place }), mailer };
  };

  it('PG-7 send each mail once', async () => {
    const { sender, mailer } = another();
    const clients = await Promise.all(Array.from({ length: 8 }, () => openNotificationClient(server)));
    for (const one of clients) {
      await one.save({ email: ['InTransit'] });
      const ids = await one.add([UPS, LETTER]);
      for (const own of ids) await one.become(own, 'InTransit');
    }
    await Promise.all([send(), sender.sendDue(), send(), sender.sendDue()]);
    const sent = mail.mails.flatMap(({ to }) => to);
    for (const { email } of clients) expect(sent.filter((to) => to === email)).toHaveLength(1);
    mailer.close();
  });

  it('PG-7 take over what a dead one had in hand, and only then', async () => {
    const { sender, mailer } = another();
    await client.save({ email: ['InTransit'] });
    await client.become(id, 'InTransit');
    const { arrived, release } = mail.hold();
    const dying = sender.sendDue();
    await arrived;
    await send();
    expect(inbox()).toHaveLength(1);
    server.pass(2 * MINUTE + 1);
    release();
    await send();
    await dying;
    // The receiver had it already and the dead process could not record it: the one window in which a mail comes twice.
    const ids = inbox().map(({ raw }) => /Message-ID: (\S+)/i.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(await states()).toEqual(['InTransit Sent null']);
    mailer.close();
  });
});

it('PG-7 PG-11c lets customers take turns: whoever has much waiting holds nobody else up', async () => {
  const { db, mailSender } = server.services;
  const waiting = (gid: string, count: number, waits: number) =>
    db.insert(notifications).values(
      Array.from({ length: count }, (_, index) => ({
        ...({ gid, audience: 'OWN', number: UPS, status: 'InTransit', channel: 'email', state: 'Waiting' } as const),
        ...{ recipient: `${index}@example.com`, createTime: server.services.now() },
        dueTime: new Date(server.services.now().getTime() - waits),
      })),
    );
  await send();
  const first = await addUser(server, {});
  const second = await addUser(server, {});
  await waiting(first, 300, 60 * MINUTE);
  await waiting(second, 3, MINUTE);
  await mailSender.sendDue();
  const left = (gid: string) =>
    db.$count(notifications, and(eq(notifications.gid, gid), isNotNull(notifications.dueTime)));
  expect(await left(second)).toBe(0);
  expect(await left(first)).toBe(300 - (GROUPS - 3));
  await send();
  expect(await left(first)).toBe(0);
});

describe('the link in a mail', () => {
  beforeEach(async () => {
    await client.save({ email: ['InTransit', 'OutForDelivery'] });
    await client.become(id, 'InTransit');
    await send();
  });

  it('PG-7 PG-11 asks when it is followed, and ends the mails by a POST of anybody who has it', async () => {
    const link = linkIn(inbox()[0]?.raw ?? '');
    const question = await stranger(server).get(link);
    expect(question.statusCode).toBe(200);
    expect(question.body).toContain('method="post"');
    expect(question.headers['referrer-policy']).toBe('no-referrer');
    expect((await callBuyer(client.buyer, 'GetNotifications', {})).Json.UnsubscribeTime).toBeNull();
    const press = () =>
      server.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press()).statusCode).toBe(200);
    expect((await press()).statusCode).toBe(200);
    await client.become(id, 'OutForDelivery');
    await send();
    expect(inbox()).toHaveLength(1);
    expect((await client.log())[0]).toMatchObject({ state: 'Suppressed', reason: 'unsubscribed' });
    await callBuyer(client.buyer, 'ResumeMails', {});
    expect((await callBuyer(client.buyer, 'GetNotifications', {})).Json.UnsubscribeTime).toBeNull();
  });

  it('PG-7 ends nobody’s mails where the token is wrong, and no one else’s', async () => {
    const wrong = await stranger(server).get('/unsubscribe/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(wrong.statusCode).toBe(404);
    const other = await openNotificationClient(server);
    await server.app.inject({ method: 'POST', url: linkIn(inbox()[0]?.raw ?? '') });
    expect((await callBuyer(other.buyer, 'GetNotifications', {})).Json.UnsubscribeTime).toBeNull();
    expect((await callBuyer(client.buyer, 'GetNotifications', {})).Json.UnsubscribeTime).not.toBeNull();
  });
});

it('PG-7 SC-26 no text of anybody’s becomes a header or another recipient', async () => {
  await client.save({ email: ['InTransit'] });
  const remark = 'x\r\nBcc: other@example.net\r\n\r\nbody';
  await server.services.db
    .update(shipments)
    .set({ remark })
    .where(eq(shipments.id, Number(id)));
  const [user] = await server.services.db.select().from(users).where(eq(users.gid, client.buyer.gid));
  await client.become(id, 'InTransit');
  await send();
  expect(inbox().map(({ to }) => to)).toEqual([[user?.email]]);
  expect(headersOf(inbox()[0]?.raw ?? '')).not.toMatch(/^Bcc:/im);
});

it('PG-7 SC-18 nobody sees another customer’s notifications', async () => {
  await client.save({ email: ['InTransit'] });
  await client.become(id, 'InTransit');
  const other = await openNotificationClient(server);
  expect((await callBuyer(other.buyer, 'GetNotifications', { TrackInfoId: id })).Json.Notifications).toEqual([]);
});
