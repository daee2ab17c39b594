import { MINUTE } from '@tracking-console/contract/values/durations';
import { MAIL_SECRET, messageIdIn, type Signing, signedReport } from '../../../../testing/mailReports.ts';
import { openRuleClient, type RuleClient, UPS } from '../../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';

const place = ruleServer({ mailHookSecret: MAIL_SECRET });
let client: RuleClient;
let id: number;
let about: { message_id: string; recipient: string };
beforeEach(async () => {
  client = await openRuleClient(place.server);
  await client.save();
  [id = 0] = await client.register(UPS);
  await client.become(id, 'InTransit_Other');
  await place.send();
  about = { message_id: messageIdIn(place.mailsTo(client.email)[0]?.raw ?? ''), recipient: client.email };
});

const now = () => place.server.services.now();
async function report(event: object, signing: Partial<Signing> = {}) {
  const { headers, body } = signedReport(event, { time: now(), ...signing });
  const answer = await place.server.app.inject({ method: 'POST', url: '/msgapi/events', headers, payload: body });
  return { status: answer.statusCode, message: answer.json().message as string };
}
const newest = async () => (await client.call('GetHistory', { Tab: 'all' })).Json.Notices[0];
const ended = async () => (await client.call('GetUnsubscribed', {})).Json.Addresses.map(({ Email }) => Email);

it('PG-11c a signed report makes a mail delivered, and then bounced', async () => {
  expect(await report({ ...about, recipient: client.email.toUpperCase(), event: 'delivered' })).toEqual({
    status: 200,
    message: '',
  });
  expect(await newest()).toMatchObject({ State: 'Delivered' });
  await report({ ...about, event: 'bounced', detail: '552 mailbox\r\nfull' });
  expect((await report({ ...about, event: 'delivered' })).status).toBe(200);
  expect(await newest()).toMatchObject({ State: 'Bounced', Detail: '552 mailbox full' });
  await client.become(id, 'Exception_Lost');
  expect((await client.states())[0]).toBe('Exception Suppressed bounced');
  expect(await ended()).toEqual([client.email]);
});

it('PG-11c a complaint ends the mails', async () => {
  await report({ ...about, event: 'complained' });
  await client.become(id, 'Exception_Lost');
  expect((await client.states())[0]).toBe('Exception Suppressed unsubscribed');
});

it('PG-11c SC-19 a report of a stranger’s mail, without a signature or unreadable changes nothing', async () => {
  const bounce = { ...about, event: 'bounced' };
  const noSuchMail = { status: 404, message: 'No such mail was sent to this recipient.' };
  expect(await report({ ...bounce, recipient: 'stranger@example.com' })).toEqual(noSuchMail);
  expect(await report({ ...bounce, message_id: '<0000@example.com>' })).toEqual(noSuchMail);
  const stranger = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  expect((await report(bounce, { secret: stranger })).status).toBe(401);
  expect((await report(bounce, { id: '' })).status).toBe(401);
  expect((await report({ ...about, event: 'opened' })).status).toBe(400);
  expect((await report({ ...bounce, recipient: 'a\r\nb' })).status).toBe(400);
  const unsigned = await place.server.app.inject({ method: 'POST', url: '/msgapi/events', payload: bounce });
  expect(unsigned.statusCode).toBe(401);
  expect(await newest()).toMatchObject({ State: 'Sent' });
  expect(await ended()).toEqual([]);
});

it('PG-11c SC-19 refuses a report whose time is more than five minutes off, either way', async () => {
  const at = (offset: number) => ({ time: new Date(now().getTime() + offset) });
  const bounce = { ...about, event: 'bounced' };
  const tooOld = { status: 401, message: 'The signature is missing, wrong or too old.' };
  expect(await report(bounce, at(-6 * MINUTE))).toEqual(tooOld);
  expect(await report(bounce, at(6 * MINUTE))).toEqual(tooOld);
  expect(await newest()).toMatchObject({ State: 'Sent' });
  // A captured report cannot be given a newer time: the signature covers it.
  const { headers, body } = signedReport(bounce, at(-6 * MINUTE));
  const renewed = { ...headers, 'webhook-timestamp': String(Math.floor(now().getTime() / 1_000)) };
  const inject = { method: 'POST', url: '/msgapi/events', headers: renewed, payload: body } as const;
  expect((await place.server.app.inject(inject)).statusCode).toBe(401);
  expect((await report(bounce, at(-4 * MINUTE))).status).toBe(200);
});

it('PG-11c a report that comes again has no effect, even after the recipient has let the mails in again', async () => {
  const bounce = { ...about, event: 'bounced' };
  expect(await report(bounce, { id: 'once' })).toEqual({ status: 200, message: '' });
  expect(await ended()).toEqual([client.email]);
  const query = 'UPDATE notify_addresses SET bounce_time = NULL WHERE gid = $1';
  await place.server.services.database.pool.query(query, [client.owner.gid]);
  place.server.pass(10 * MINUTE);
  expect(await report(bounce, { id: 'once' })).toEqual({ status: 200, message: 'This report was noted before.' });
  expect(await ended()).toEqual([]);
  expect((await report(bounce, { id: 'another' })).message).toBe('');
  expect(await ended()).toEqual([client.email]);
});

it('PG-11c a complaint that comes again does not undo a later consent', async () => {
  const complaint = { ...about, event: 'complained' };
  await report(complaint, { id: 'complaint' });
  await client.call('AddAddress', { Email: client.email });
  const [question] = place.mailsTo(client.email).slice(-1);
  await place.press(linkIn(question?.raw ?? '', 'confirm-address'));
  expect(await ended()).toEqual([]);
  await report(complaint, { id: 'complaint' });
  expect(await ended()).toEqual([]);
});

it('PG-11c a stranger’s report does not use up its id', async () => {
  expect((await report({ ...about, event: 'bounced', recipient: 'x@example.com' }, { id: 'early' })).status).toBe(404);
  expect((await report({ ...about, event: 'bounced' }, { id: 'early' })).message).toBe('');
  expect(await newest()).toMatchObject({ State: 'Bounced' });
});
