import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { NO_FILTERS, openRuleClient, RULE, type RuleClient } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';

const place = ruleServer();
let client: RuleClient;
beforeEach(async () => {
  client = await openRuleClient(place.server);
});

it.each([
  ['a line break', { Recipients: ['a@example.com\r\nBcc: b@example.com'] }],
  ['two addresses', { Recipients: ['a@example.com,b@example.com'] }],
  ['75 days and one', { Filters: { ...NO_FILTERS, NoUpdateDays: 76 } }],
  ['11 keywords', { Filters: { ...NO_FILTERS, Keywords: Array.from({ length: 11 }, (_, index) => `word ${index}`) } }],
  ['a delay of 31 days', { DelayMinutes: 31 * 24 * 60 }],
  ['61 letters', { Name: 'x'.repeat(61) }],
])('PG-11d SC-19 refuses a rule with %s by the name of the field', async (_what, wrong) => {
  const { Code, Message } = await client.call('SaveRule', { ...RULE, ...wrong });
  expect(Code).toBe(SHIPMENT_CODES.badRequest);
  expect(Message).toContain(Object.keys(wrong)[0]);
  expect((await client.call('GetRules', {})).Json.Rules).toEqual([]);
});

it.each([
  ['a private address’s port below 1024', 'http://10.0.0.1/services/hook', { Problem: 'localPort' }],
  ['the cloud’s own', 'https://169.254.169.254/latest', { Problem: 'private' }],
  ['another port', 'https://example.com:25/', { Problem: 'port' }],
  ['a password', 'https://a:b@example.com/', { Problem: 'credentials' }],
])('PG-11a SC-19 refuses a Slack URL with %s', async (_what, Url, Json) => {
  const answer = await client.call('SaveRule', { ...RULE, Url, UrlKind: 'slack' });
  expect(answer).toMatchObject({ Code: RULE_CODES.badUrl, Json });
});

it('PG-11d refuses an address nobody has confirmed to be the account’s, a second name and nobody to tell', async () => {
  const refuse = async (wanted: object) => (await client.call('SaveRule', { ...RULE, ...wanted })).Code;
  expect(await refuse({ Recipients: ['stranger@example.com'] })).toBe(RULE_CODES.badAddress);
  expect(await refuse({})).toBe(RULE_CODES.noRecipient);
  await client.save({ Name: 'Twice' });
  expect(await refuse({ Name: 'TWICE', Recipients: [client.email] })).toBe(RULE_CODES.nameTaken);
  expect(await refuse({ RuleId: '999999', Recipients: [client.email] })).toBe(RULE_CODES.notFound);
});

it('PG-11d SC-18 nobody sees, changes or sends another customer’s rules', async () => {
  const { RuleId } = await client.save();
  const other = await openRuleClient(place.server);
  expect((await other.call('GetRules', {})).Json.Rules).toEqual([]);
  for (const code of [
    (await other.call('DeleteRule', { RuleId })).Code,
    (await other.call('ToggleRule', { RuleId, Enabled: false })).Code,
    (await other.call('SendTest', { RuleId })).Code,
    (await other.call('SaveRule', { ...RULE, RuleId, Recipients: [other.email] })).Code,
  ])
    expect(code).toBe(RULE_CODES.notFound);
  expect((await client.call('GetRules', {})).Json.Rules).toMatchObject([{ Enabled: true }]);
});
