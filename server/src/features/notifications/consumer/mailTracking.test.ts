import { FLOW } from '../../../../testing/consumerClient.ts';
import { openRuleClient, type RuleClient, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { openTaskClient, requestId } from '../../../../testing/taskClient.ts';
import { eq } from '../../../drizzle.ts';
import { createSealer } from '../../../sealing.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';

const ANN = 'ann@example.com';
const SHOP = 'https://example.com/a?b=1&c=2';

const place = ruleServer();
let client: RuleClient;
let origin: string;
beforeAll(async () => {
  origin = await place.server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  client = await openRuleClient(place.server);
  const Text = `<a href="${SHOP}">Shop</a> <a href="mailto:help@example.com">Help</a>`;
  const Blocks = [
    { Kind: 'text' as const, Text },
    { Kind: 'button' as const, Text: 'Track' },
  ];
  await client.call('SaveTemplate', { Status: 'InTransit', Language: 'en', Subject: 'Hello', Blocks });
  await client.call('SaveFlow', { ...FLOW, Status: 'InTransit' });
});

const track = (Tracking: boolean, Consent: 'optOut' | 'optIn' = 'optOut') =>
  client.call('SaveSender', { FromName: 'Corner Shop', ReplyTo: '', Consent, Tracking });

/** The mail a recipient gets, decoded. */
async function mailed(): Promise<string> {
  const [id = 0] = await client.register(UPS);
  await place.server.services.db.update(shipments).set({ email: ANN }).where(eq(shipments.id, id));
  await client.become(id, 'InTransit_Departure');
  await place.send();
  return decode(place.mailsTo(ANN)[0]?.raw);
}
const decode = (raw = '') => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('&amp;', '&');

const pixelIn = (mail: string) => /\/mail-open\/[\w.-]+/.exec(mail)?.[0] ?? '';
const linksIn = (mail: string) => [...mail.matchAll(/\/mail-link\/[\w.-]+/g)].map(([path]) => path);
const open = (path: string, method = 'GET') => fetch(`${origin}${path}`, { method, redirect: 'manual' });
const notice = async () => (await client.call('GetHistory', { Tab: 'customer' })).Json.Notices[0];

it('PG-11c notes when a mail is opened and a link in it followed, first times alone, without a cookie', async () => {
  await track(true);
  const mail = await mailed();
  expect(await notice()).toMatchObject({ State: 'Sent', OpenTime: null, ClickTime: null });
  const pixel = await open(pixelIn(mail));
  expect([pixel.status, pixel.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(pixel.headers.get('set-cookie')).toBeNull();
  const opened = await notice();
  expect(opened).toMatchObject({ State: 'Opened', OpenTime: expect.any(String), ClickTime: null });
  place.server.pass(60_000);
  const [shop = '', button = ''] = linksIn(mail);
  const answers = [await open(shop), await open(button)];
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(answers[0]?.headers.get('location')).toBe(SHOP);
  expect(answers[1]?.headers.get('location')).toContain('/share/');
  expect(answers[0]?.headers.get('set-cookie')).toBeNull();
  const clicked = await notice();
  expect(clicked).toMatchObject({ State: 'Clicked', OpenTime: opened?.OpenTime });
  await open(pixelIn(mail));
  expect(await notice()).toEqual(clicked);
  expect((await client.call('GetHistory', { Tab: 'all', State: 'Clicked' })).Json.Notices).toHaveLength(1);
});

it('PG-11c leaves the unsubscribe link, mail addresses and the kept copy as they are, and counts no check of a link', async () => {
  await track(true);
  const mail = await mailed();
  expect(mail).toMatch(/href="https?:[^"]*\/unsubscribe\//);
  expect(mail).toContain('href="mailto:help@example.com"');
  const kept = await client.caller.get(`/msgapi/mail/${(await notice())?.NoticeId}`);
  expect(kept.body).toContain('https://example.com/a?b=1');
  expect(kept.body).not.toMatch(/mail-open|mail-link/);
  expect((await open(linksIn(mail)[0] ?? '', 'HEAD')).status).toBe(302);
  expect(await notice()).toMatchObject({ State: 'Sent', OpenTime: null });
});

it('PG-11c SC-19 leads nowhere but where a link of that mail led', async () => {
  await track(true);
  const mail = await mailed();
  const [link = ''] = linksIn(mail);
  const changed = `${link.slice(0, -4)}${link.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  const { secretKeys, dataDir } = place.server.services.configuration;
  const stranger = createSealer(secretKeys, dataDir).seal(JSON.stringify({ messageId: 'x', url: SHOP }), 'another');
  const wrong = [changed, `/mail-link/${stranger}`, '/mail-link/https://evil.example', '/mail-link/', `${link}?url=x`];
  const answers = await Promise.all(wrong.map((path) => open(path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 302]);
  expect(answers[4]?.headers.get('location')).toBe(SHOP);
  expect((await open(pixelIn(mail).replace('mail-open', 'mail-link'))).status).toBe(404);
  expect((await open(link.replace('mail-link', 'mail-open'))).status).toBe(404);
});

it('PG-11c puts nothing of it into mails of accounts that have not turned it on, tests, and questions', async () => {
  expect(await mailed()).not.toMatch(/mail-open|mail-link/);
  await track(true);
  const { Templates } = (await client.call('GetTemplates', {})).Json;
  const TemplateId = Templates.find(({ Status }) => Status === 'InTransit')?.TemplateId ?? '';
  await client.call('SendTest', { TemplateId, Email: client.email });
  await place.send();
  const [test] = place.mailsTo(client.email);
  expect(decode(test?.raw)).toContain(SHOP);
  expect(decode(test?.raw)).not.toMatch(/mail-open|mail-link/);
  place.clear();
  client = await openRuleClient(place.server);
  await client.call('SaveFlow', { ...FLOW, Status: 'InTransit' });
  await track(true, 'optIn');
  const question = await mailed();
  expect(question).toContain('/confirm-address/');
  expect(question).not.toMatch(/mail-open|mail-link/);
});

it('PG-11c notes nothing more once the account has turned it off; old links still lead on', async () => {
  await track(true);
  const mail = await mailed();
  await track(false);
  expect((await open(linksIn(mail)[0] ?? '')).status).toBe(302);
  expect((await open(pixelIn(mail))).status).toBe(200);
  expect(await notice()).toMatchObject({ State: 'Sent', OpenTime: null, ClickTime: null });
});

/** The last cells of the exported mail: when it was opened, and when a link in it was followed. */
async function exported(TimeZone: string) {
  const tasks = openTaskClient(place.server, client.caller, 'API');
  const wanted = { Tab: 'customer' as const, TimeZone, RequestId: requestId() };
  const { Json } = await client.call('ExportHistory', wanted);
  await tasks.work();
  const [headings = '', row = ''] = (await tasks.download(Json.id, 'result')).body.trim().split('\r\n');
  expect(headings).toMatch(/,Opened,Clicked$/);
  return row.split(',').slice(-2);
}

it('PG-11c exports when a mail was opened and followed, in the reader’s zone', async () => {
  await track(true);
  const mail = await mailed();
  expect(await exported('Asia/Tokyo')).toEqual(['', '']);
  await open(pixelIn(mail));
  const { OpenTime } = (await notice()) ?? {};
  const inTokyo = new Date(Date.parse(OpenTime ?? '') + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  expect(await exported('Asia/Tokyo')).toEqual([inTokyo, '']);
  await open(linksIn(mail)[0] ?? '');
  const [opened, clicked] = await exported('Asia/Tokyo');
  expect(opened).toBe(inTokyo);
  expect(clicked).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

it('PG-11c exports no such times where the account has it turned off', async () => {
  await track(true);
  const mail = await mailed();
  await track(false);
  await open(pixelIn(mail));
  await open(linksIn(mail)[0] ?? '');
  expect(await exported('UTC')).toEqual(['', '']);
});
