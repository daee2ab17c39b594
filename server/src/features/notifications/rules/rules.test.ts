import { MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { DAY, HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import { LETTER, NO_FILTERS, openRuleClient, type RuleClient, UPS } from '../../../../testing/ruleClient.ts';
import { linkIn, ruleServer } from '../../../../testing/ruleServer.ts';

const CUSTOMS = 'InTransit_CustomsRequiringInformation';

const place = ruleServer();
let client: RuleClient;
beforeEach(async () => {
  client = await openRuleClient(place.server);
});

/** Adds an address to the account and confirms it. */
async function confirm(email: string): Promise<void> {
  await client.call('AddAddress', { Email: email });
  const [asked] = place.mailsTo(email);
  expect((await place.press(linkIn(asked?.raw ?? '', 'confirm-address'))).statusCode).toBe(200);
  place.mail.mails.length = 0;
}

it('PG-11a PG-11 a rule mails its recipients a new status once, and says in the history why not again', async () => {
  const rule = await client.save({ Name: 'Delivered', Triggers: ['Delivered', 'InTransit'] });
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'InTransit_Departure');
  await client.become(id, 'InTransit_Arrival');
  await client.become(id, 'OutForDelivery_Other');
  await client.become(id, 'InTransit_Other');
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  expect(place.mailsTo(client.email)[0]?.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  expect(await client.states()).toEqual(['InTransit Skipped duplicate', 'InTransit Sent null']);
  const { Json } = await client.call('GetRules', {});
  expect(Json.Rules).toMatchObject([{ RuleId: rule.RuleId, SentInWeek: 1, LastSent: expect.any(String) }]);
});

it('PG-11a PG-11 two rules that name a recipient tell of a status once', async () => {
  await client.save({ Name: 'One' });
  await client.save({ Name: 'Other', Triggers: ['Exception'] });
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'Exception_Lost');
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  expect(await client.states()).toEqual(['Exception Skipped duplicate', 'Exception Sent null']);
});

it('PG-11a refuses an edit of a rule that was changed elsewhere, and keeps its switch as it is by now', async () => {
  await confirm('gone@example.com');
  const Recipients = ['gone@example.com', client.email];
  const { RuleId, LastSent: _last, SentInWeek: _week, ...Base } = await client.save({ Recipients });
  await client.call('ToggleRule', { RuleId, Enabled: false });
  await client.call('DeleteAddress', { Email: 'gone@example.com' });
  const edited = { ...Base, RuleId, Recipients: [client.email] };
  expect(await client.save({ ...edited, Base, Name: 'Renamed' })).toMatchObject({ Name: 'Renamed', Enabled: false });
  const late = await client.call('SaveRule', { ...edited, Base, Triggers: ['Delivered'] });
  expect(late.Code).toBe(RULE_CODES.changedMeanwhile);
  expect((await client.call('GetRules', {})).Json.Rules).toMatchObject([{ Name: 'Renamed', Triggers: [] }]);
  expect(await client.save({ ...edited, Triggers: ['Delivered'] })).toMatchObject({ Name: Base.Name, Enabled: true });
});

it('PG-11a filters by sub-status, carrier, destination and keywords', async () => {
  const [id = 0, other = 0] = await client.register(UPS, LETTER);
  const Filters = { ...NO_FILTERS, Keywords: ['weather'] };
  await client.save({ Name: 'Customs', Filters: { ...NO_FILTERS, SubStatus: [CUSTOMS] } });
  await client.save({ Name: 'Words', Filters });
  await client.save({ Name: 'Nowhere', Filters: { ...NO_FILTERS, Destination: ['NZ'] } });
  await client.save({ Name: 'Nobody', Filters: { ...NO_FILTERS, Carrier: [3011] } });
  await client.become(id, 'InTransit_Departure');
  expect(await client.states()).toEqual([]);
  // The main status stays as it is: a rule that names a sub-status goes by that.
  await client.become(id, CUSTOMS);
  await client.become(other, 'Exception_Delayed', { words: 'Delayed by bad WEATHER' });
  await place.send();
  const { Json } = await client.call('GetHistory', { Tab: 'own' });
  expect(Json.Notices.map(({ RuleName, SubStatus }) => [RuleName, SubStatus])).toEqual([
    ['Words', 'Exception_Delayed'],
    ['Customs', CUSTOMS],
  ]);
});

it('PG-11 never tells of old updates, nor of what was delivered when it was first seen', async () => {
  await client.save();
  const [id = 0, other = 0] = await client.register(UPS, LETTER);
  await client.become(id, 'InTransit_Other', { at: new Date(place.server.services.now().getTime() - 8 * DAY) });
  await client.become(other, 'Delivered_Other');
  await place.send();
  expect(place.mailsTo(client.email)).toEqual([]);
  expect(await client.states()).toEqual(['Delivered Skipped deliveredAtFirst', 'InTransit Skipped tooOld']);
});

it('PG-11a waits for the delay, and sends nothing of a rule that was switched off meanwhile', async () => {
  const { RuleId } = await client.save({ DelayMinutes: 60 });
  const [id = 0, other = 0] = await client.register(UPS, LETTER);
  await client.become(id, 'InTransit_Other');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Waiting delay']);
  place.server.pass(HOUR);
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  await client.become(other, 'InTransit_Other');
  await client.call('ToggleRule', { RuleId, Enabled: false });
  place.server.pass(HOUR);
  await place.send();
  expect(await client.states()).toEqual(['InTransit Skipped ruleOff', 'InTransit Sent delay']);
});

it('PG-11a gathers an hour in one mail, and a day with a table', async () => {
  await client.save({ Name: 'Hourly', Send: 'hourly' });
  const ids = await client.register(UPS, LETTER);
  for (const id of ids) await client.become(id, 'InTransit_Other');
  await place.send();
  expect(place.mailsTo(client.email)).toEqual([]);
  place.server.pass(HOUR);
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  await confirm('team@example.org');
  await client.save({ Name: 'Daily', Send: 'daily', Triggers: ['Delivered'], Recipients: ['team@example.org'] });
  for (const id of ids) await client.become(id, 'Delivered_Other');
  place.server.pass(DAY);
  await place.send();
  const [digest] = place.mailsTo('team@example.org');
  expect(digest?.raw).toMatch(/filename=shipments.csv/);
  const csv = /filename=shipments.csv[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(digest?.raw ?? '')?.[1] ?? '';
  const table = Buffer.from(csv, 'base64').toString('utf8');
  for (const number of [UPS, LETTER]) expect(table).toContain(number);
});

it('PG-11a tells once that nothing has come for days, and once more after another silence', async () => {
  await client.save({ Filters: { ...NO_FILTERS, NoUpdateDays: 7 } });
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'InTransit_Other');
  const days = async (count: number) => {
    place.server.pass(count * DAY);
    await place.server.services.timeRules.scan();
    await place.server.services.timeRules.scan();
    await place.send();
  };
  await days(6);
  expect(await client.states()).toEqual([]);
  await days(2);
  await days(2);
  expect(await client.states()).toEqual(['InTransit Sent null']);
  await client.become(id, 'InTransit_Arrival');
  await days(8);
  expect(await client.states()).toEqual(['InTransit Sent null', 'InTransit Sent null']);
  expect(place.mailsTo(client.email)).toHaveLength(2);
});

it('PG-11a posts to a URL, as JSON and as a text for Slack', async () => {
  await client.save({ Name: 'Hook', Recipients: [], Url: `${place.receiver.url}/hook` });
  await client.save({ Name: 'Chat', Recipients: [], Url: `${place.receiver.url}/chat`, UrlKind: 'slack' });
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'Exception_Lost');
  await place.send();
  const bodyAt = (path: string) =>
    JSON.parse(place.receiver.requests.find((one) => one.path === path)?.body.toString() ?? '{}');
  expect(bodyAt('/hook')).toMatchObject({ rule: 'Hook', items: [{ number: UPS, sub_status: 'Exception_Lost' }] });
  expect(bodyAt('/chat').text).toMatch(new RegExp(`\\*Chat\\*\n• <http.*\\|${UPS}> Exception`));
  const { Json } = await client.call('GetHistory', { Tab: 'webhook' });
  // The path of such a URL is a secret.
  expect(Json.Notices.map(({ Recipient, State }) => [Recipient, State])).toEqual([
    [new URL(place.receiver.url).host, 'Sent'],
    [new URL(place.receiver.url).host, 'Sent'],
  ]);
});

it('PG-11a a webhook that is busy is asked again later; one that says no is not', async () => {
  await client.save({ Recipients: [], Url: `${place.receiver.url}/hook` });
  const ids = await client.register(UPS, LETTER);
  place.receiver.answerStatus(503);
  await client.become(ids[0] ?? 0, 'InTransit_Other');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Waiting retry']);
  place.receiver.answerStatus(200);
  place.server.pass(MINUTE);
  await place.send();
  place.receiver.answerStatus(404);
  await client.become(ids[1] ?? 0, 'InTransit_Other');
  await place.send();
  place.receiver.answerStatus(200);
  expect(await client.states()).toEqual(['InTransit Failed refused', 'InTransit Sent null']);
});

it('PG-11a a failing webhook and few credits are told by the rules about them', async () => {
  await client.save({ Name: 'Quota', Event: 'quotaLow' });
  await client.save({ Name: 'Hook', Event: 'webhookFailing' });
  await client.caller.post('/console-api/v1/settings/save', { values: { quota_reminder: 5_000 } });
  await place.server.services.quotaReminder.remind();
  await place.server.services.quotaReminder.remind();
  expect(await client.states()).toEqual(['quotaLow Waiting null']);
  const webhook = { url: `${place.receiver.url}/own`, version: 'v2.4', events: ['TRACKING_UPDATED'] };
  const test = { headers: { [MODE_HEADER]: 'test' } };
  const whole = { ...webhook, statuses: [], headers: [], enabled: true };
  await client.caller.post('/console-api/v1/webhook/save', whole, test);
  place.receiver.answerStatus(500);
  const { pushes, deliverySender, shipments } = place.server.services;
  const owner = { ...client.owner, scope: 'TEST' } as const;
  const [added] = await shipments.registration.register(owner, [{ number: UPS, cost: 1 }], 'Api');
  const id = added?.kind === 'added' ? added.shipment.id : 0;
  for (let attempt = 0; attempt < 2; attempt++) {
    await pushes.push(owner, [id]);
    await deliverySender.startDue();
    await deliverySender.idle();
  }
  place.receiver.answerStatus(200);
  expect(await client.states()).toEqual(['webhookFailing Waiting null', 'quotaLow Waiting null']);
  await place.send();
  // One is the reminder of the settings.
  expect(place.mailsTo(client.email)).toHaveLength(3);
  expect(place.mailsTo(client.email).some(({ raw }) => raw.includes(`${place.receiver.url}/own`))).toBe(true);
});

it('PG-11a a test goes to all whom the rule tells, also of a rule that is off', async () => {
  await client.register(UPS);
  const { RuleId } = await client.save({ Enabled: false });
  expect((await client.call('SendTest', { RuleId })).Code).toBe(RULE_CODES.notFound);
  const [id = 0] = await client.register(LETTER);
  await client.become(id, 'InTransit_Other');
  expect((await client.call('SendTest', { RuleId })).Json).toEqual({ Sent: 1 });
  await place.send();
  expect(place.mailsTo(client.email)).toHaveLength(1);
  expect((await client.call('GetHistory', { Tab: 'all', Type: 'test' })).Json.Notices).toHaveLength(1);
});
