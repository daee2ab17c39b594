import { LINK_DAYS } from '@tracking-console/contract/notifications/templateConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import sharp from 'sharp';
import { FLOW } from '../../../testing/consumerClient.ts';
import { LETTER, openRuleClient, type RuleClient, UPS } from '../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../testing/ruleServer.ts';
import { eq } from '../../drizzle.ts';
import { consumerLinks } from '../notifications/consumer/consumerTable.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const ANN = 'ann@example.com';

const place = ruleServer();
let client: RuleClient;
beforeEach(async () => {
  client = await openRuleClient(place.server);
  await client.call('SaveFlow', { ...FLOW, Status: 'InTransit' });
  await client.call('SaveFlow', { ...FLOW, Status: 'Delivered' });
});

const PRIVATE = { orderNo: 'SO-10001', remark: 'Birthday secret', additionalFields: { consignee: 'Ann Example' } };

async function register(number: string, lang = 'en'): Promise<number> {
  const [id = 0] = await client.register(number);
  const fields = { email: ANN, lang, ...PRIVATE };
  await place.server.services.db.update(shipments).set(fields).where(eq(shipments.id, id));
  return id;
}

/** The mail about a shipment's new status. */
async function mailOf(id: number, status: 'InTransit_Departure' | 'Delivered_Other' = 'InTransit_Departure') {
  await client.become(id, status);
  await place.send();
  return place.mailsTo(ANN).at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
}

const open = (url: string, headers = {}) => place.server.app.inject({ url, headers });
const brandIt = () =>
  client.call('SaveBrand', { Name: 'Corner & Co', Color: '#ffd400', Website: 'https://corner.example.com' });

it('PG-11b leads from a received mail to the company’s page in the mail’s language, with nothing private', async () => {
  await brandIt();
  const logo = await sharp({ create: { width: 480, height: 96, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  await client.caller.post('/msgapi/call/logo', {}, { payload: logo, headers: { 'content-type': 'image/png' } });
  const raw = await mailOf(await register(UPS, 'de'));
  const link = linkIn(raw, 'share');
  expect(raw).toContain(`${link}?language=de`);
  const { statusCode, body, headers } = await open(`${link}?language=de`);
  expect({ statusCode, robots: headers['x-robots-tag'] }).toMatchObject({
    statusCode: 200,
    robots: expect.stringContaining('noindex'),
  });
  expect(body).toContain('<html lang="de"');
  expect(body).toMatch(
    /<a class="brand" href="https:\/\/corner.example.com".*alt="Corner &amp; Co" width="240" height="48"/,
  );
  expect(body).toContain('style="--band: #ffd400; --on-band: #000000"');
  expect(body).toContain(`<h1 dir="ltr">${UPS}</h1>`);
  // The page is all that is fetched before it is seen; nothing of it needs JavaScript.
  expect(body).not.toMatch(/<script|rel="stylesheet"/);
  for (const hidden of [...Object.values(PRIVATE).map(String), 'Ann Example', ANN, client.owner.gid, client.email])
    expect(body).not.toContain(hidden);
  expect((await open(link, { 'accept-language': 'fr' })).body).toContain('<html lang="fr"');
});

it('PG-11b a recipient turns the mails about one shipment off and on, and then all of the company', async () => {
  const [id, other] = [await register(UPS), await register(LETTER)];
  const link = `${linkIn(await mailOf(id), 'share')}/mails`;
  const post = async (payload: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const answer = await place.server.app.inject({ method: 'POST', url: link, payload, headers });
    expect(answer.statusCode).toBe(303);
    return (await open(String(answer.headers.location))).body;
  };
  expect((await open(link)).body).toContain('a•••@example.com');
  expect(await post('about=shipment&mails=off')).toContain(`aria-label="Turn on: Emails about shipment ${UPS}"`);
  await client.become(id, 'Delivered_Other');
  await client.become(other, 'InTransit_Departure');
  expect(await client.states()).toEqual([
    'InTransit Waiting null',
    'Delivered Suppressed unsubscribed',
    'InTransit Sent null',
  ]);
  expect(await post('about=shipment&mails=on')).toContain('role="status"');
  expect(await post('about=company&mails=off')).not.toContain('value="shipment"');
  await place.send();
  expect((await client.states())[0]).toBe('InTransit Suppressed unsubscribed');
  expect(await post('about=company&mails=on')).toContain('aria-label="Turn off: Emails about shipment');
  await post('about=all&mails=off');
  expect(await mailOf(other, 'Delivered_Other')).toContain(LETTER);
});

it('PG-11b keeps what was turned off while a mail waits', async () => {
  await client.call('SaveFlow', { ...FLOW, Status: 'Delivered', DelayMinutes: 60 });
  const id = await register(UPS);
  const link = linkIn(await mailOf(id), 'share');
  await client.become(id, 'Delivered_Other');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'about=shipment&mails=off';
  await place.server.app.inject({ method: 'POST', url: `${link}/mails`, payload, headers });
  place.server.pass(DAY / 2);
  await place.send();
  expect((await client.states())[0]).toBe('Delivered Suppressed unsubscribed');
});

it('PG-11b ends after its time, with the shipment, and where it never was, with a clear page', async () => {
  const id = await register(UPS);
  const link = linkIn(await mailOf(id), 'share');
  const { db, consumerLinks: links } = place.server.services;
  await db.update(shipments).set({ deletedAt: new Date() }).where(eq(shipments.id, id));
  expect((await open(link)).statusCode).toBe(404);
  await db.update(shipments).set({ deletedAt: null }).where(eq(shipments.id, id));
  expect((await open(link)).statusCode).toBe(200);
  const stored = JSON.stringify(await db.select().from(consumerLinks).where(eq(consumerLinks.shipmentId, id)));
  expect(stored).not.toContain(link.replace('/share/', ''));
  place.server.pass(LINK_DAYS * DAY + 1000);
  for (const url of [link, `${link}/mails`, '/share/unknown', '/share/unknown/mails']) {
    const { statusCode, body } = await open(url);
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: expect.stringContaining('no longer works') });
  }
  await links.deleteExpired();
  expect(await db.$count(consumerLinks, eq(consumerLinks.shipmentId, id))).toBe(0);
});

it('PG-11b SC-18 previews an account’s own shipments alone', async () => {
  await brandIt();
  const id = await register(UPS);
  const preview = `/share/preview/${id}`;
  expect((await client.caller.get(preview)).body).toContain('Corner &amp; Co');
  expect((await open(preview)).headers.location).toBe('/api/notification/consumer');
  const stranger = await openRuleClient(place.server);
  expect((await stranger.caller.get(preview)).statusCode).toBe(404);
});

it('PG-11b the unsubscribe link names the company, and says how to turn mails on again', async () => {
  await brandIt();
  const link = linkIn(await mailOf(await register(UPS)), 'unsubscribe');
  expect((await open(link)).body).toContain('Corner &amp; Co will send you no more emails');
  expect((await place.press(link)).body).toContain('Change or stop emails');
});
