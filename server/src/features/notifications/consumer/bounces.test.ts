import { MINUTE } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, openConsumerClient } from '../../../../testing/consumerClient.ts';
import type { MailStage } from '../../../../testing/mailServer.ts';
import { LETTER, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';

const place = ruleServer();
let client: ConsumerClient;
beforeEach(async () => {
  client = await openConsumerClient(place.server);
  await client.turnOn('InTransit');
});

const newest = async () => (await client.call('GetHistory', { Tab: 'customer' })).Json.Notices[0];

/** The history's row of a mail that got this reply. */
async function answered(reply: string, stage: MailStage) {
  place.mail.refuseWith(reply, stage);
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  await place.send();
  return newest();
}

/** What becomes of the next mail to the same recipient, which the server would accept. */
async function next(): Promise<string> {
  place.mail.refuseWith(null);
  await client.become(await client.registerFor(LETTER), 'InTransit_Departure');
  await place.send();
  const { State, Reason } = (await newest()) ?? {};
  return `${State} ${Reason}`;
}

it.each([
  '550 5.1.1 no such user',
  '552 5.2.2 mailbox full',
  '550 5.4.1 Recipient address rejected: Access denied',
  '554 no valid recipients',
])('PG-11c bounces where the recipient is refused for good with %s', async (reply) => {
  expect(await answered(reply, 'RCPT TO')).toMatchObject({ State: 'Bounced', Reason: 'refused', Detail: reply });
  expect(await next()).toBe('Suppressed bounced');
  expect((await client.call('GetUnsubscribed', {})).Json.Addresses).toMatchObject([{ Email: ANN }]);
});

it.each<[MailStage, string]>([
  ['MAIL FROM', '550 5.1.8 sender domain not found'],
  ['DATA', '550 5.7.1 message content rejected'],
  ['DATA', '554 looks like spam'],
  ['RCPT TO', '554 5.7.1 Client host blocked'],
  ['RCPT TO', '550 5.1.8 Sender address rejected'],
])('PG-11c fails without a bounce where %s is refused with %s', async (stage, reply) => {
  expect(await answered(reply, stage)).toMatchObject({ State: 'Failed', Reason: 'refused', Detail: reply });
  expect(await next()).toBe('Sent null');
  expect((await client.call('GetUnsubscribed', {})).Json.Addresses).toEqual([]);
});

it.each<[MailStage, string]>([
  ['MAIL FROM', '451 4.3.0 try again later'],
  ['RCPT TO', '450 4.2.1 greylisted'],
  ['DATA', '452 4.3.1 out of storage'],
])('PG-11c tries again where %s is answered with %s', async (stage, reply) => {
  const notice = await answered(reply, stage);
  expect(notice).toMatchObject({ State: 'Waiting', Reason: 'retry', DueTime: expect.any(String) });
  expect(notice?.Detail).toContain(reply.slice(4));
  place.mail.refuseWith(null);
  place.server.pass(MINUTE);
  await place.send();
  expect(await newest()).toMatchObject({ State: 'Sent', Reason: null, Detail: '' });
  expect(place.mailsTo(ANN)).toHaveLength(1);
});

it('PG-11c keeps the recipient masked in the server’s own words', async () => {
  const notice = await answered(`550 5.1.1 <${ANN}>: Recipient address rejected`, 'RCPT TO');
  expect(notice?.Detail).toBe('550 5.1.1 <a•••@example.com>: Recipient address rejected');
});
