import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { fakeDns } from '../../../../testing/fakeDns.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { createMailCustomer } from '../../mail/mailCustomer.ts';
import { senderDomains } from './consumerTable.ts';
import { createDomainChecks } from './domainChecks.ts';

const MAIL_FROM = 'no-reply@mail.test';
const DMARC = '_dmarc.shop.test';

const dns = fakeDns();

const place = ruleServer({ mailFrom: MAIL_FROM }, { resolveTxt: dns.resolveTxt });
let client: ConsumerClient;
beforeEach(async () => {
  dns.records.clear();
  await place.server.services.db.delete(senderDomains);
  client = await openConsumerClient(place.server);
  await client.call('SaveSenderDomain', { Domain: 'shop.test' });
  for (const { Host, Value } of (await page())?.Records ?? []) dns.records.set(Host, [Value]);
  await client.call('CheckSenderDomain', {});
});

const page = async () => (await client.call('GetSenderDomain', {})).Json.Domain;
const states = async () => (await page())?.Records.map(({ Kind, State }) => `${Kind} ${State}`);
const mails = () => place.mailsTo(client.email).map(({ raw }) => raw);

/** Lets a day pass, with the job that runs every hour. */
async function passDays(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 6) {
    place.server.pass(6 * HOUR);
    await place.server.services.domainChecks.run();
  }
}

async function senderOfMail(number: string): Promise<string | undefined> {
  await client.turnOn('InTransit');
  await client.become(await client.registerFor(number), 'InTransit_Departure');
  await place.send();
  return /^From: .*<(.*)>/m.exec(place.mailsTo(ANN).at(-1)?.raw ?? '')?.[1];
}

it('PG-11b a verified domain whose record is gone at three daily checks in a row is verified no longer, and its owner is told once', async () => {
  dns.records.delete(DMARC);
  await passDays(2);
  expect(await page()).toMatchObject({ VerifyTime: expect.any(String), LostTime: null });
  expect(await states()).toEqual(['SPF found', 'DKIM found', 'DMARC missing']);
  expect(mails()).toEqual([]);
  expect(await senderOfMail('1Z5R89390357567127')).toBe('tracking@shop.test');
  await passDays(1);
  expect(await page()).toMatchObject({ VerifyTime: null, LostTime: expect.any(String) });
  await passDays(3);
  expect(mails()).toHaveLength(1);
  const [mail = ''] = mails();
  expect(mail).toContain('your sender domain is no longer verified');
  expect(mail.replaceAll('=\r\n', '')).toMatch(/shop\.test .*: DMARC\. .*no-reply@mail\.test/s);
  expect(await senderOfMail('RB123456785GB')).toBe(MAIL_FROM);
});

it('PG-11b takes back what it says once the records are found again', async () => {
  dns.records.delete(DMARC);
  await passDays(3);
  dns.records.set(DMARC, ['v=DMARC1; p=none']);
  await client.call('CheckSenderDomain', {});
  expect(await page()).toMatchObject({ VerifyTime: expect.any(String), LostTime: null });
  dns.records.set(DMARC, ['v=DMARC1; p=maybe']);
  await passDays(3);
  expect(await page()).toMatchObject({ VerifyTime: null });
  expect(mails()).toHaveLength(2);
});

it('PG-11b counts checks in a row: one that finds all records begins anew', async () => {
  for (const isThere of [false, false, true, false, false]) {
    if (isThere) dns.records.set(DMARC, ['v=DMARC1; p=none']);
    else dns.records.delete(DMARC);
    await passDays(1);
  }
  expect((await page())?.VerifyTime).not.toBeNull();
  expect(mails()).toEqual([]);
});

it.each(['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED', 'EREFUSED'])(
  'PG-11b never takes %s for a missing record, and asks again within the hour',
  async (code) => {
    dns.records.delete(DMARC);
    await passDays(2);
    dns.records.set(DMARC, code);
    await passDays(5);
    expect((await page())?.VerifyTime).not.toBeNull();
    expect(await states()).toEqual(['SPF found', 'DKIM found', 'DMARC missing']);
    const asked = dns.asked.length;
    place.server.pass(HOUR);
    await place.server.services.domainChecks.run();
    expect(dns.asked.length).toBeGreaterThan(asked);
    expect(mails()).toEqual([]);
  },
);

it('PG-11b two processes at once count a check once and tell the owner once', async () => {
  const { db, now, mailer, configuration } = place.server.services;
  const mailCustomer = createMailCustomer({ db, mailer, brand: configuration.brand, origin: configuration.mailOrigin });
  const process = () =>
    createDomainChecks({ db, now, mailCustomer, resolveTxt: dns.resolveTxt, mailFrom: MAIL_FROM, onProblem: () => {} });
  dns.records.delete(DMARC);
  for (let day = 1; day <= 3; day += 1) {
    place.server.pass(DAY);
    const asked = dns.asked.length;
    await Promise.all([process().run(), process().run(), process().run()]);
    // SPF, DKIM, and the policies of the domain.
    expect(dns.asked.length - asked).toBe(3);
    expect((await page())?.VerifyTime === null).toBe(day === 3);
  }
  expect(mails()).toHaveLength(1);
});

it('PG-11b tells the owner once the mail server is back', async () => {
  dns.records.delete(DMARC);
  place.mail.refuseWith('451 later');
  await passDays(3);
  expect(mails()).toEqual([]);
  place.mail.refuseWith(null);
  await passDays(1);
  expect(mails()).toHaveLength(1);
});

it('PG-11b what the customer does while a check runs counts', async () => {
  dns.records.delete(DMARC);
  await passDays(2);
  place.server.pass(DAY);
  const checked = dns.hold();
  const running = place.server.services.domainChecks.run();
  await checked.begun;
  await client.call('SaveSenderDomain', { Domain: 'other.test' });
  checked.release();
  await running;
  expect(await page()).toMatchObject({ Domain: 'other.test', LostTime: null, CheckTime: null });
  expect(mails()).toEqual([]);
});
