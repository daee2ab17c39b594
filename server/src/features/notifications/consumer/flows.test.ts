import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MAX_FLOWS } from '@tracking-console/contract/notifications/templateConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { HOUR } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, FLOW, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { LETTER, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { NO_FILTERS } from './consumerTable.ts';

const place = ruleServer();
let client: ConsumerClient;
beforeEach(async () => {
  client = await openConsumerClient(place.server);
});

const subjects = () => place.mailsTo(ANN).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
const names = async () => (await client.call('GetTemplates', {})).Json.CustomFlows.map(({ Name }) => Name);
const only = (filters: Partial<typeof NO_FILTERS>) => ({ Filters: { ...NO_FILTERS, ...filters } });

it('PG-11b PG-11 mails once for a status: the first of the account’s flows that fits, else the status’s own', async () => {
  await client.turnOn('InTransit');
  await client.write({ Subject: 'The status' });
  await client.saveFlow({ Name: 'Off', Enabled: false });
  await client.saveFlow({ Name: 'Abroad', ...only({ Destination: ['FR'] }) });
  const { FlowId } = (await client.saveFlow({ Name: 'France too', HasTemplate: true })).Json;
  await client.write({ FlowId, Subject: 'Own words' });
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  await client.become(await client.registerFor(LETTER, { recipientCountry: 'FR' }), 'InTransit_Departure');
  await place.send();
  expect(subjects().sort()).toEqual(['Own words', 'The status']);
  expect(await client.states()).toEqual(['InTransit Sent null', 'InTransit Sent null']);
  const { Notices } = (await client.call('GetHistory', { Tab: 'customer' })).Json;
  expect(Notices.map(({ RuleName }) => RuleName)).toEqual(['Abroad', 'France too']);
});

it.each([
  ['carrier', only({ Carrier: [1] })],
  ['destination', only({ Destination: ['DE'] })],
  ['words', only({ Keywords: ['customs'] })],
  ['detailed status', only({ SubStatus: ['InTransit_Arrival'] })],
])('PG-11b the flow of a status goes by its %s, too', async (_name, wanted) => {
  await client.turnOn('InTransit', wanted);
  await client.become(await client.registerFor(UPS), 'InTransit_Departure');
  expect(await client.states()).toEqual([]);
});

it('PG-11b tries a flow with detailed statuses at each of them, and mails a status once', async () => {
  await client.saveFlow({ ...only({ SubStatus: ['InTransit_CustomsRequiringInformation', 'InTransit_Arrival'] }) });
  const id = await client.registerFor(UPS);
  await client.become(id, 'InTransit_Departure');
  expect(await client.states()).toEqual([]);
  await client.become(id, 'InTransit_CustomsRequiringInformation');
  await client.become(id, 'InTransit_Arrival');
  await place.send();
  expect(await client.states()).toEqual(['InTransit Skipped duplicate', 'InTransit Sent null']);
});

it('PG-11b writes in the language of the flow, and waits as long as it says', async () => {
  await client.saveFlow({ Language: 'de', DelayMinutes: 60 });
  await client.become(await client.registerFor(UPS, { lang: 'fr' }), 'InTransit_Departure');
  await place.send();
  expect(subjects()).toEqual([]);
  place.server.pass(2 * HOUR);
  await place.send();
  expect(place.mailsTo(ANN)[0]?.raw).toContain('Ihre Sendung ist unterwegs.');
});

it.each([
  ['deleted', (FlowId: string) => client.call('DeleteFlow', { FlowId })],
  ['off', (FlowId: string) => client.saveFlow({ FlowId, Enabled: false })],
])(
  'PG-11b a flow that is %s sends nothing that waits, and the status’s own does not send it instead',
  async (_name, end) => {
    await client.turnOn('InTransit');
    const { FlowId } = (await client.saveFlow()).Json;
    await client.become(await client.registerFor(UPS), 'InTransit_Departure');
    await end(FlowId);
    await place.send();
    expect(await client.states()).toEqual(['InTransit Skipped flowOff']);
  },
);

it('PG-11b shows the order in a block of its own, without what the shipment does not have', async () => {
  await client.turnOn('InTransit');
  await client.write({ Blocks: [{ Kind: 'order', Text: '' }] });
  await client.become(await client.registerFor(UPS, { orderNo: 'SO <1>' }), 'InTransit_Departure');
  await client.become(await client.registerFor(LETTER), 'InTransit_Departure');
  await place.send();
  const [first, second] = place.mailsTo(ANN).map(({ raw }) => raw.replaceAll('=\r\n', ''));
  expect(first).toMatch(new RegExp(`Order number: SO <1>\\s+Tracking number: ${UPS}\\s+Carrier: UPS`));
  expect(first).toContain('SO &lt;1&gt;</td>');
  expect(second).not.toContain('Order number');
});

it('PG-11b keeps flows in the order they are tried, with names of their own, and at most 50', async () => {
  const { FlowId } = (await client.saveFlow({ Name: 'One' })).Json;
  await client.saveFlow({ Name: 'Two' });
  expect((await client.saveFlow({ Name: ' one ' })).Code).toBe(-18040002);
  expect((await client.saveFlow({ FlowId, Name: 'ONE' })).Code).toBe(0);
  await client.call('MoveFlow', { FlowId, By: 1 });
  await client.call('MoveFlow', { FlowId, By: 1 });
  expect(await names()).toEqual(['Two', 'ONE']);
  for (let count = 2; count < MAX_FLOWS; count += 1) await client.saveFlow({ Name: `Flow ${count}` });
  expect((await client.saveFlow({ Name: 'One more' })).Code).toBe(-18040003);
  expect((await client.saveFlow({ FlowId, Name: 'Still' })).Code).toBe(0);
});

it('PG-11b switches and delays a flow in the list, and leaves the rest of it to who edits it', async () => {
  const opened = (await client.saveFlow({ Name: 'One' })).Json;
  const { FlowId, ...Base } = opened;
  const filters = only({ Destination: ['FR'] });
  await client.saveFlow({ ...Base, FlowId, ...filters });
  expect((await client.call('ChangeFlow', { FlowId, Enabled: false })).Code).toBe(0);
  expect((await client.call('ChangeFlow', { FlowId, DelayMinutes: 60 })).Code).toBe(0);
  await client.turnOn('Delivered', filters);
  await client.call('ChangeFlow', { Status: 'Delivered', DelayMinutes: 120 });
  await client.call('ChangeFlow', { Status: 'Exception', Enabled: true });
  const { CustomFlows, Flows } = (await client.call('GetTemplates', {})).Json;
  expect(CustomFlows).toEqual([{ ...opened, ...filters, Enabled: false, DelayMinutes: 60 }]);
  const about = (status: string) => Flows.find(({ Status }) => Status === status);
  expect(about('Delivered')).toEqual({ ...FLOW, ...filters, DelayMinutes: 120 });
  expect(about('Exception')).toEqual({ ...FLOW, Status: 'Exception' });
  expect((await client.call('ChangeFlow', { FlowId: '999999', Enabled: true })).Code).toBe(RULE_CODES.notFound);
});

it('PG-11b refuses an edit of a flow that was changed elsewhere, and keeps its switch as it is by now', async () => {
  const { FlowId, ...Base } = (await client.saveFlow({ Name: 'One' })).Json;
  await client.call('ChangeFlow', { FlowId, Enabled: false });
  const renamed = (await client.saveFlow({ ...Base, FlowId, Base, Name: 'Renamed' })).Json;
  expect(renamed).toEqual({ ...Base, FlowId, Name: 'Renamed', Enabled: false });
  const late = { ...Base, FlowId, Language: 'de' as const };
  expect((await client.saveFlow({ ...late, Base })).Code).toBe(RULE_CODES.changedMeanwhile);
  expect(await names()).toEqual(['Renamed']);
  expect((await client.saveFlow(late)).Code).toBe(0);
  expect(await names()).toEqual(['One']);
  const ofStatus = { ...FLOW, Status: 'Delivered' as const, Enabled: false };
  await client.call('SaveFlow', { ...ofStatus, Base: ofStatus, Language: 'fr' });
  const answer = await client.call('SaveFlow', { ...ofStatus, Base: ofStatus, Language: 'de' });
  expect(answer.Code).toBe(RULE_CODES.changedMeanwhile);
});

it('PG-11b copies a flow with its templates, which then go their own way', async () => {
  const { FlowId } = (await client.saveFlow({ HasTemplate: true })).Json;
  await client.write({ FlowId, Subject: 'First' });
  await client.write({ FlowId, Language: 'de', Subject: 'Erste' });
  const copy = (await client.saveFlow({ CopyOf: FlowId, Name: 'A copy', HasTemplate: true, Status: 'Delivered' })).Json;
  await client.write({ FlowId: copy.FlowId, Subject: 'Second' });
  const { Templates } = (await client.call('GetTemplates', {})).Json;
  const own = Templates.filter((one) => one.FlowId !== null).map(
    (one) => `${one.Status} ${one.Language} ${one.Subject}`,
  );
  expect(own).toEqual(['InTransit en First', 'InTransit de Erste', 'Delivered en Second', 'Delivered de Erste']);
});

it('PG-11b a stranger’s flow is not there', async () => {
  const { FlowId } = (await client.saveFlow()).Json;
  const stranger = await openConsumerClient(place.server);
  const answers = [
    await stranger.saveFlow({ FlowId }),
    await stranger.saveFlow({ CopyOf: FlowId, Name: 'Mine' }),
    await stranger.call('MoveFlow', { FlowId, By: 1 }),
    await stranger.call('DeleteFlow', { FlowId }),
    await stranger.write({ FlowId }),
  ];
  expect(answers.map(({ Code }) => Code)).toEqual(Array(5).fill(-18040001));
  expect(await names()).toEqual(['A flow']);
});

it.each([
  ['no name', { Name: '  ' }],
  ['a name of 61 characters', { Name: 'x'.repeat(61) }],
  ['a name with a line break', { Name: 'a\nb' }],
  ['11 words', only({ Keywords: Array.from({ length: 11 }, (_, index) => `word ${index}`) })],
  ['a delay of more than 30 days', { DelayMinutes: 30 * 24 * 60 + 1 }],
  ['an unknown language', { Language: 'xx' as typeof FLOW.Language }],
])('PG-11b refuses a flow with %s', async (_name, wanted) => {
  expect((await client.saveFlow(wanted)).Code).toBe(SHIPMENT_CODES.badRequest);
  expect(await names()).toEqual([]);
});
