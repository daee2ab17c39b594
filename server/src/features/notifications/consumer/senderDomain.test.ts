import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { fakeDns } from '../../../../testing/fakeDns.ts';
import { LETTER, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { verifyDkim } from '../../../../testing/verifyDkim.ts';
import { senderDomains } from './consumerTable.ts';

const { records: dns, resolveTxt } = fakeDns();

const place = ruleServer({ mailFrom: 'no-reply@mail.test' }, { resolveTxt });
let client: ConsumerClient;
beforeEach(async () => {
  dns.clear();
  await place.server.services.db.delete(senderDomains);
  client = await openConsumerClient(place.server);
});

const save = async (Domain = 'shop.test', from = client) => (await from.call('SaveSenderDomain', { Domain })).Json;
const check = (from = client) => from.call('CheckSenderDomain', {});
const states = async () => (await check()).Json.Records.map(({ Kind, State }) => `${Kind} ${State}`);

/** Publishes the records that the page shows. */
async function publish(from = client): Promise<void> {
  const { Domain } = (await from.call('GetSenderDomain', {})).Json;
  for (const { Host, Value } of Domain?.Records ?? []) dns.set(Host, [Value]);
}

async function mailOf(number: string): Promise<string> {
  await client.turnOn('InTransit');
  await client.become(await client.registerFor(number), 'InTransit_Departure');
  await place.send();
  return place.mailsTo(ANN).at(-1)?.raw ?? '';
}

it('PG-11b sends from the customer’s domain once it is verified, signed with its key', async () => {
  await client.saveSender({ FromName: 'Corner Shop', ReplyTo: 'help@shop.test' });
  await save();
  const before = await mailOf(UPS);
  expect(before).toContain('From: Corner Shop <no-reply@mail.test>');
  expect(before).toContain('Reply-To: help@shop.test');
  expect(before).not.toMatch(/^DKIM-Signature/im);
  await publish();
  const { Json } = await check();
  expect(Json.VerifyTime).not.toBeNull();
  const after = await mailOf(LETTER);
  expect(after).toContain('From: Corner Shop <tracking@shop.test>');
  const key = Json.Records.find(({ Kind }) => Kind === 'DKIM');
  const signature = verifyDkim(after, key?.Value ?? '');
  expect(signature).toMatchObject({ domain: 'shop.test', isValid: true });
  expect(`${signature.selector}._domainkey.shop.test`).toBe(key?.Host);
  expect(verifyDkim(after.replace('In transit', 'Delivered'), key?.Value ?? '').isValid).toBe(false);
});

it('PG-11b SC-25 keeps the private key sealed, and makes another for another domain', async () => {
  const one = await save();
  expect((await save('SHOP.test.')).Records).toEqual(one.Records);
  const other = await save('other.test');
  expect(other.Records[1]?.Value).not.toBe(one.Records[1]?.Value);
  const [row] = await place.server.services.db.select().from(senderDomains);
  expect(row?.privateKey).not.toContain('PRIVATE KEY');
  expect(JSON.stringify((await client.call('GetSenderDomain', {})).Json)).not.toContain(row?.privateKey);
});

it('PG-11b says of each record whether it is found, missing or wrong, and what was found', async () => {
  await save();
  expect(await states()).toEqual(['SPF missing', 'DKIM missing', 'DMARC missing']);
  await publish();
  dns.set('shop.test', ['site-verification=1', 'v=spf1 include:_spf.other.test -all']);
  dns.set('_dmarc.shop.test', ['v=DMARC1; p=maybe']);
  const { Json } = await check();
  expect(Json.Records).toMatchObject([
    { Kind: 'SPF', State: 'wrong', Value: 'v=spf1 include:mail.test include:_spf.other.test -all' },
    { Kind: 'DKIM', State: 'found' },
    { Kind: 'DMARC', State: 'wrong', Found: 'v=DMARC1; p=maybe' },
  ]);
  expect(Json.VerifyTime).toBeNull();
  dns.set('shop.test', ['v=spf1 include:mail.test ~all', 'v=spf1 a mx ~all']);
  dns.delete('_dmarc.shop.test');
  dns.set('_dmarc.shop.test', ['v=DMARC1;p=reject']);
  expect(await states()).toEqual(['SPF wrong', 'DKIM found', 'DMARC found']);
  expect((await client.call('GetSenderDomain', {})).Json.Domain?.Records[0]?.Value).toBe(
    'v=spf1 include:mail.test a mx ~all',
  );
});

it('PG-11b a domain below another one has its policy', async () => {
  await save('mail.shop.test');
  await publish();
  dns.delete('_dmarc.mail.shop.test');
  dns.set('_dmarc.shop.test', ['v=DMARC1; p=quarantine']);
  expect(await states()).toEqual(['SPF found', 'DKIM found', 'DMARC found']);
});

it('PG-11b sends from the default address again once a record is gone, or the domain is removed', async () => {
  await save();
  await publish();
  await check();
  dns.delete('shop.test');
  expect((await check()).Json.VerifyTime).toBeNull();
  expect(await mailOf(UPS)).toContain('<no-reply@mail.test>');
  await publish();
  await check();
  await client.call('DeleteSenderDomain', {});
  expect(await mailOf(LETTER)).toContain('<no-reply@mail.test>');
});

it('PG-11b SC-25 sends from the default address once the key in use cannot be read any more', async () => {
  await save();
  await publish();
  await check();
  await place.server.services.db.update(senderDomains).set({ privateKey: 'sealed with a key that is gone' });
  expect(await mailOf(UPS)).toContain('<no-reply@mail.test>');
});

it('PG-11b tries a mail again that could not be made, and sends the others', async () => {
  const { consumerLinks, mailSender } = place.server.services;
  await client.turnOn('InTransit');
  for (const number of [UPS, LETTER]) await client.become(await client.registerFor(number), 'InTransit_Departure');
  const open = jest.spyOn(consumerLinks, 'open').mockRejectedValueOnce(new Error('a defect'));
  await mailSender.sendDue();
  expect(place.mailsTo(ANN)).toHaveLength(1);
  open.mockRestore();
  place.server.pass(MINUTE);
  await place.send();
  expect(place.mailsTo(ANN)).toHaveLength(2);
});

it.each(['ETIMEOUT', 'ESERVFAIL'] as const)(
  'PG-11b takes nothing from the domain when the look-up ends in %s',
  async (code) => {
    await save();
    await publish();
    const { VerifyTime } = (await check()).Json;
    dns.set('_dmarc.shop.test', code);
    expect((await check()).Code).toBe(RULE_CODES.dnsFailed);
    expect((await client.call('GetSenderDomain', {})).Json.Domain?.VerifyTime).toBe(VerifyTime);
  },
);

it('PG-11b a domain is one account’s once it is verified, and no one’s before', async () => {
  const other = await openConsumerClient(place.server);
  await save('shop.test', other);
  await save();
  await publish();
  expect((await check()).Code).toBe(0);
  await publish(other);
  expect((await check(other)).Code).toBe(RULE_CODES.domainTaken);
  expect((await other.call('SaveSenderDomain', { Domain: 'Shop.Test' })).Code).toBe(RULE_CODES.domainTaken);
  expect((await other.call('GetSenderDomain', {})).Json.Domain?.VerifyTime).toBeNull();
});

it.each([
  ['shop', RULE_CODES.badDomain],
  ['https://shop.test/', RULE_CODES.badDomain],
  ['me@shop.test', RULE_CODES.badDomain],
  ['192.168.1.1', RULE_CODES.badDomain],
  ['-shop.test', RULE_CODES.badDomain],
  ['shop..test', RULE_CODES.badDomain],
  [`${'x'.repeat(64)}.test`, RULE_CODES.badDomain],
  ['gmail.com', RULE_CODES.publicDomain],
  [' GMail.com. ', RULE_CODES.publicDomain],
  ['shop.outlook.com', RULE_CODES.publicDomain],
])('PG-11b refuses %j as a domain', async (Domain, code) => {
  expect((await client.call('SaveSenderDomain', { Domain })).Code).toBe(code);
  expect((await client.call('GetSenderDomain', {})).Json.Domain).toBeNull();
});

it('PG-11b takes a domain in its own script', async () => {
  expect((await save('bücher.test')).Domain).toBe('xn--bcher-kva.test');
});

it('PG-11b keeps line breaks out of the sender’s name and address', async () => {
  expect((await client.saveSender({ FromName: 'Shop\r\nBcc: all@shop.test' })).Code).not.toBe(0);
  expect((await client.saveSender({ ReplyTo: 'a@shop.test\nBcc: b@shop.test' })).Code).not.toBe(0);
  expect((await client.call('GetTemplates', {})).Json.Sender).toMatchObject({ FromName: '', ReplyTo: '' });
});
