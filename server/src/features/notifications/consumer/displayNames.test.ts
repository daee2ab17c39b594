import { ANN, type ConsumerClient, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { UPS } from '../../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';
import { eq } from '../../../drizzle.ts';
import { brands } from '../../brands/brandTable.ts';
import { users } from '../../users/userTable.ts';
import { consumerSenders } from './consumerTable.ts';

const EVIL = '"Evil" <ceo@bank.com>';
const PHISHING = 'Your account is locked visit evil.com';

const place = ruleServer();
let client: ConsumerClient;
beforeEach(async () => {
  client = await openConsumerClient(place.server);
});

const BRAND = { Name: '', Color: '', Website: '' };

/** As they were kept before there was the rule. */
async function keep({ fromName = '', brand = '', nickname = '' }): Promise<void> {
  const { gid } = client.owner;
  const { db, now } = place.server.services;
  await client.saveSender({});
  await client.call('SaveBrand', BRAND);
  await db.update(consumerSenders).set({ fromName }).where(eq(consumerSenders.gid, gid));
  await db.update(brands).set({ name: brand, changeTime: now() }).where(eq(brands.gid, gid));
  await db.update(users).set({ nickname }).where(eq(users.gid, gid));
}

async function mailed(fields: Parameters<ConsumerClient['registerFor']>[1] = {}): Promise<string> {
  await client.turnOn('InTransit');
  const id = await client.registerFor(UPS, fields);
  await client.become(id, 'InTransit_Departure');
  await place.send();
  const [mail] = place.mailsTo(ANN);
  return (mail?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

const page = async (link: string) => (await place.server.app.inject(link)).body;
const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));

it.each([EVIL, 'bank.com', 'ceo＠bank', 'a\u202Eb'])(
  'PG-11b takes %j as the name of no sender and of no brand',
  async (name) => {
    const answers = [
      await client.saveSender({ FromName: name }),
      await client.call('SaveBrand', { ...BRAND, Name: name }),
    ];
    expect(answers.map(({ Message }) => Message)).toEqual([
      expect.stringContaining('FromName'),
      expect.stringContaining('Name'),
    ]);
    expect((await client.call('GetTemplates', {})).Json.Sender.FromName).toBe('');
    expect((await client.call('GetBrand', {})).Json.Name).toBe('');
  },
);

it('PG-11b sends no kept name that passes for an address, in a header or on a page, and shows it where it can be changed', async () => {
  await keep({ fromName: EVIL, brand: 'bank.com', nickname: PHISHING });
  const raw = await mailed();
  expect(headersOf(raw)).toContain(`From: ${place.server.services.configuration.brand} <`);
  const pages = await Promise.all(
    [linkIn(raw, 'share'), `${linkIn(raw, 'share')}/mails`, linkIn(raw, 'unsubscribe')].map(page),
  );
  for (const text of [raw, ...pages]) expect(text).not.toMatch(/bank\.com|evil\.com/i);
  const { Sender, Company } = (await client.call('GetTemplates', {})).Json;
  expect([Sender.FromName, Company]).toEqual([EVIL, '']);
  expect((await client.call('GetBrand', {})).Json).toMatchObject({ Name: 'bank.com', DefaultName: '' });
});

it('PG-11b falls back to the company’s name, without its commas', async () => {
  await keep({ fromName: EVIL, nickname: 'Example Co., Ltd.' });
  expect(headersOf(await mailed())).toContain('From: "Example Co. Ltd." <');
});

it('PG-11b makes one short line of a subject, whatever the variables bring', async () => {
  await client.write({ Subject: '{{consignee}} {{order_no}}' });
  const consignee = `Ann\u202E\u2028 ${'x'.repeat(400)}`;
  const raw = await mailed({ additionalFields: { consignee }, orderNo: 'SO-1' });
  const subject = /^Subject: ([\s\S]*?)\r\n\S/m.exec(raw)?.[1] ?? '';
  expect(subject.replace(/\s+/g, '')).toMatch(/^Annx{1,246}$/);
});

it('PG-11b keeps the product’s name in the question to a recipient whose sender has none', async () => {
  await client.saveSender({ Consent: 'optIn' });
  const own = eq(consumerSenders.gid, client.owner.gid);
  await place.server.services.db.update(consumerSenders).set({ fromName: EVIL }).where(own);
  const raw = await mailed();
  expect(headersOf(raw)).toContain(`${place.server.services.configuration.brand}: confirm your address`);
  expect(raw).not.toContain('bank.com');
  expect(await page(linkIn(raw, 'confirm-address'))).not.toContain('bank.com');
});
