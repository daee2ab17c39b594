import { randomUUID } from 'node:crypto';
import { HOUR } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, FLOW, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { LETTER, UPS } from '../../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';
import { consumerRecipients } from './consumerTable.ts';

const place = ruleServer();
let client: ConsumerClient;
beforeEach(async () => {
  client = await openConsumerClient(place.server);
});

const textOf = (raw = '') => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

it('PG-11b mails the recipient a status whose flow is on, with one-click unsubscribing and a page of the shipment', async () => {
  await client.turnOn('InTransit');
  await client.saveSender({ FromName: 'Corner Shop', ReplyTo: 'help@example.com' });
  const id = await client.registerFor(UPS, { orderNo: 'SO-10001' });
  await client.become(id, 'InTransit_Departure');
  await client.become(id, 'OutForDelivery_Other');
  await place.send();
  const [mail, ...more] = place.mailsTo(ANN);
  const raw = textOf(mail?.raw);
  expect(more).toEqual([]);
  expect(raw).toContain(`Subject: ${UPS}: In transit`);
  expect(raw).toContain('From: Corner Shop <');
  expect(raw).toContain('Reply-To: help@example.com');
  expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  expect(raw).toContain('Your shipment is on its way.');
  expect((await place.server.app.inject(linkIn(raw, 'share'))).statusCode).toBe(200);
  expect(await client.states()).toEqual(['InTransit Sent null']);
  const { Json } = await client.call('GetHistory', { Tab: 'customer' });
  expect(Json.Notices[0]).toMatchObject({ Audience: 'CONSUMER', Recipient: 'a•••@example.com', OrderNo: 'SO-10001' });
});

it('PG-11b PG-11 skips with its reason what has no address, is old, or was delivered at first', async () => {
  await client.turnOn('Delivered');
  await client.turnOn('InTransit');
  const nobody = await client.registerFor(UPS, { email: 'a@b.example, c@d.example' });
  const first = await client.registerFor(LETTER);
  await client.become(nobody, 'InTransit_Departure');
  await client.become(first, 'Delivered_Other');
  expect(await client.states()).toEqual(['Delivered Skipped deliveredAtFirst', 'InTransit Skipped noEmail']);
});

it('PG-11c lists the newest who want no more, and says that it is a part', async () => {
  const { gid } = client.owner;
  const { db, now } = place.server.services;
  const time = now();
  const rows = Array.from({ length: 5_001 }, (_, index) => ({
    ...{ gid, email: `=${index}@example.com`, verifyToken: randomUUID(), token: randomUUID() },
    ...{ unsubscribeTime: time, createTime: new Date(time.getTime() + index) },
  }));
  const listed = async () => (await client.call('GetUnsubscribed', {})).Json;
  await db.insert(consumerRecipients).values(rows.slice(0, 5_000));
  expect(await listed()).toMatchObject({ Addresses: { length: 5_000 }, IsPart: false });
  await db.insert(consumerRecipients).values(rows.slice(5_000));
  const { Addresses, IsPart } = await listed();
  expect(IsPart).toBe(true);
  expect(Addresses).toHaveLength(5_000);
  expect(Addresses[0]).toMatchObject({ Email: '=5000@example.com', Audience: 'CONSUMER' });
});

it('PG-11b sends after the flow’s delay, and not once the flow is off', async () => {
  await client.turnOn('InTransit', { DelayMinutes: 60 });
  const id = await client.registerFor(UPS);
  await client.become(id, 'InTransit_Departure');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Waiting delay']);
  await client.call('SaveFlow', { ...FLOW, Status: 'InTransit', Enabled: false });
  place.server.pass(2 * HOUR);
  await place.send();
  expect(await client.states()).toEqual(['InTransit Skipped flowOff']);
});

it('PG-11b PG-11 a recipient ends an account’s mails with one click, and those alone', async () => {
  await client.turnOn('InTransit');
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  await place.send();
  const link = linkIn(place.mailsTo(ANN)[0]?.raw ?? '', 'unsubscribe');
  expect((await place.press(link)).statusCode).toBe(200);
  await client.become(await client.registerFor(LETTER), 'InTransit_Departure');
  expect((await client.states())[0]).toBe('InTransit Suppressed unsubscribed');
  expect((await client.call('GetUnsubscribed', {})).Json.Addresses).toMatchObject([{ Email: ANN }]);
  client = await openConsumerClient(place.server);
  await client.turnOn('InTransit');
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Sent null']);
});

it('PG-11b asks recipients first where the account opts in', async () => {
  await client.turnOn('InTransit');
  await client.turnOn('Delivered');
  await client.saveSender({ Consent: 'optIn' });
  const id = await client.registerFor(UPS);
  await client.become(id, 'InTransit_Departure');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Sent asked']);
  const other = await client.registerFor(LETTER);
  await client.become(other, 'InTransit_Departure');
  expect((await client.states())[0]).toBe('InTransit Skipped unverified');
  const link = linkIn(place.mailsTo(ANN)[0]?.raw ?? '', 'confirm-address');
  expect((await place.server.app.inject(link)).statusCode).toBe(200);
  expect((await place.press(link)).statusCode).toBe(200);
  await client.become(id, 'Delivered_Other');
  await place.send();
  expect((await client.states())[0]).toBe('Delivered Sent null');
});

it('PG-11b writes in the shipment’s language, and in English where that alone was written', async () => {
  await client.turnOn('InTransit');
  await client.turnOn('Delivered');
  await client.write({ Status: 'Delivered', Subject: 'Here: {{number}}' });
  const id = await client.registerFor(UPS, { lang: 'de' });
  await client.become(id, 'InTransit_Departure');
  await client.become(id, 'Delivered_Other');
  await place.send();
  const [first, second] = place.mailsTo(ANN);
  expect(first?.raw).toContain('Ihre Sendung ist unterwegs.');
  expect(second?.raw).toContain(`Subject: Here: ${UPS}`);
});

it('PG-11b puts values in escaped, and cleans the HTML when it is saved and when it is rendered', async () => {
  await client.turnOn('InTransit');
  const Text = 'Dear {{consignee}}, <b>see</b> <a href="javascript:alert(1)">here</a><script>alert(1)</script>\nBye';
  const { Json } = await client.write({ Subject: '{{consignee}}', Blocks: [{ Kind: 'text', Text }] });
  expect(Json.Blocks[0]?.Text).toBe('Dear {{consignee}}, <b>see</b> <a>here</a>\nBye');
  const id = await client.registerFor(UPS, { additionalFields: { consignee: '<img src=x>\r\nBcc: all@example.com' } });
  await client.become(id, 'InTransit_Departure');
  await place.send();
  const raw = textOf(place.mailsTo(ANN)[0]?.raw);
  expect(raw).toContain('Subject: <img src=x> Bcc: all@example.com');
  expect(raw).toContain('Dear &lt;img src=x&gt;<br />Bcc: all@example.com, <b>see</b>');
  expect(raw).not.toContain('<script');
  const [head] = raw.split(/\r?\n\r?\n/);
  expect(head).not.toMatch(/^Bcc:/m);
});

it.each([
  ['Dear\n {{consignee}} {{ customer }}', { Problem: 'variable', Line: 2, Column: 16, Found: 'customer' }],
  ['{% for x in (1..9) %}x{% endfor %}', { Problem: 'tag', Line: 1, Column: 1 }],
  ['{{ number | upcase }}', { Problem: 'tag', Line: 1 }],
  ['{{ (1..99999999) }}', { Problem: 'variable', Line: 1 }],
  ['{{ number.constructor }}', { Problem: 'variable', Found: 'number.constructor' }],
  ['{{ number', { Problem: 'syntax', Line: 1 }],
])('PG-11b refuses %j at its place, and saves and sends nothing', async (Text, fault) => {
  const answer = await client.write({
    Blocks: [
      { Kind: 'heading', Text: 'Fine' },
      { Kind: 'text', Text },
    ],
  });
  expect(answer).toMatchObject({ Code: -18040010, Json: { Fault: { Block: 1, ...fault } } });
  const { Templates } = (await client.call('GetTemplates', {})).Json;
  expect(Templates.every(({ Version }) => Version === 0)).toBe(true);
});

it('PG-11b refuses a subject without characters or with more than 150, and more than 64 kB', async () => {
  const fault = { Json: { Fault: { Problem: 'length', Block: null } } };
  expect(await client.write({ Subject: ' ' })).toMatchObject(fault);
  expect(await client.write({ Subject: 'x'.repeat(151) })).toMatchObject(fault);
  expect((await client.write({ Subject: 'x'.repeat(150) })).Code).toBe(0);
  const rest = JSON.stringify({ Subject: 'Hello', Blocks: [{ Kind: 'text', Text: '' }] }).length;
  const of = (bytes: number) => client.write({ Blocks: [{ Kind: 'text', Text: 'x'.repeat(bytes - rest) }] });
  expect((await of(65_536)).Code).toBe(0);
  expect((await of(65_537)).Code).toBe(-18040011);
});

it('PG-11b keeps versions, and restores one as the newest', async () => {
  const { TemplateId } = (await client.write({ Subject: 'One' })).Json;
  await client.write({ Subject: 'Two' });
  const restored = await client.call('RestoreTemplate', { TemplateId, Version: 1 });
  expect(restored.Json).toMatchObject({ Subject: 'One', Version: 3 });
  await client.call('RestoreTemplate', { TemplateId, Version: 0 });
  const { Versions } = (await client.call('GetTemplateVersions', { TemplateId })).Json;
  expect(Versions.map(({ Version }) => Version)).toEqual([4, 3, 2, 1, 0]);
  expect(Versions[0]?.Subject).toBe(Versions[4]?.Subject);
  const stranger = await openConsumerClient(place.server);
  expect((await stranger.call('GetTemplateVersions', { TemplateId })).Code).toBe(-18040009);
  expect((await stranger.call('RestoreTemplate', { TemplateId, Version: 1 })).Code).toBe(-18040009);
  expect((await stranger.call('PreviewTemplate', { TemplateId })).Code).toBe(-18040009);
});

it('PG-11b PG-11d previews what is not saved yet with a shipment, and sends nothing', async () => {
  const id = await client.registerFor(UPS);
  const { TemplateId } = (await client.write({})).Json;
  const Content = { Subject: 'To {{number}}', Blocks: [{ Kind: 'text' as const, Text: 'From {{company}}' }] };
  await client.saveSender({ FromName: 'Corner Shop' });
  const seen = await client.call('PreviewTemplate', { TemplateId, ShipmentId: String(id), Content });
  expect(seen.Json.Subject).toBe(`To ${UPS}`);
  expect(seen.Json.Html).toContain('From Corner Shop');
  const stranger = await openConsumerClient(place.server);
  const own = (await stranger.call('GetTemplates', {})).Json.Templates[0]?.TemplateId ?? '';
  expect((await stranger.call('PreviewTemplate', { TemplateId: own, ShipmentId: String(id) })).Code).toBe(-18040009);
  await place.send();
  expect(place.mail.mails).toEqual([]);
});

it('PG-11b PG-11d sends a test to an address of the account that has confirmed, and to no other', async () => {
  await client.registerFor(UPS);
  const { TemplateId } = (await client.write({ Subject: 'Test of {{number}}' })).Json;
  expect((await client.call('SendTest', { TemplateId, Email: ANN })).Code).toBe(-18040006);
  expect((await client.call('SendTest', { TemplateId, Email: client.email })).Json).toEqual({ Sent: 1 });
  await place.send();
  expect(place.mailsTo(client.email)[0]?.raw).toContain(`Subject: Test of ${UPS}`);
  expect(place.mailsTo(ANN)).toEqual([]);
  expect((await client.call('GetHistory', { Tab: 'customer' })).Json.Notices).toMatchObject([{ Type: 'test' }]);
});

it('PG-11b an address that bounces gets no more mails', async () => {
  await client.turnOn('InTransit');
  place.mail.refuseWith('550 no such user');
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Bounced refused']);
  await client.become(await client.registerFor(LETTER), 'InTransit_Departure');
  expect((await client.states())[0]).toBe('InTransit Suppressed bounced');
});
