import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { openLive } from '../../../testing/liveReader.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let buyer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await signedIn(server);
});

it('PG-7 begins with the defaults and keeps what is saved, a section at a time', async () => {
  expect((await callBuyer(buyer, 'GetSettings', {})).Json).toEqual(DEFAULT_SETTINGS);
  const display = { timeZone: 'Asia/Kathmandu', pageSize: 100 };
  const saved = await callBuyer(buyer, 'SaveSettings', { Section: 'display', Values: display });
  expect(saved).toMatchObject({ Code: 0, Json: { display, tracking: DEFAULT_SETTINGS.tracking } });
  expect((await callBuyer(buyer, 'GetSettings', {})).Json).toEqual(saved.Json);
});

it('PG-7 two windows keep each other’s values of one section', async () => {
  const save = (Values: object) => callBuyer(buyer, 'SaveSettings', { Section: 'tracking', Values: { ...Values } });
  await Promise.all([save({ autoArchiveDays: 14 }), save({ postalCode: '10115' })]);
  expect((await callBuyer(buyer, 'GetSettings', {})).Json.tracking).toMatchObject({
    autoArchiveDays: 14,
    postalCode: '10115',
  });
});

it('PG-7 refuses a value that another window has changed meanwhile, with what it is now', async () => {
  const save = (Values: Record<string, unknown>, Base: Record<string, unknown>) =>
    callBuyer(buyer, 'SaveSettings', { Section: 'tracking', Values, Base });
  const codes = (answers: { Code: number }[]) => answers.map(({ Code }) => Code).sort();
  const began = { postalCode: '', autoArchiveDays: 0 };
  const answers = await Promise.all(['10115', '20095'].map((postalCode) => save({ postalCode }, began)));
  expect(codes(answers)).toEqual([SHIPMENT_CODES.changedMeanwhile, 0]);
  const { Json: settings } = await callBuyer(buyer, 'GetSettings', {});
  const both = await save({ postalCode: 'X', autoArchiveDays: 30 }, began);
  expect(both).toMatchObject({ Code: SHIPMENT_CODES.changedMeanwhile, Json: settings });
  const other = await save({ autoArchiveDays: 30 }, began);
  expect(other.Json.tracking).toEqual({ ...settings.tracking, autoArchiveDays: 30 });
});

it('PG-7 compares lists by what is in them', async () => {
  const save = (email: string[], Base: string[]) =>
    callBuyer(buyer, 'SaveSettings', { Section: 'notifications', Values: { email }, Base: { email: Base } });
  await save(['Delivered'], []);
  expect((await save(['Exception'], [])).Code).toBe(SHIPMENT_CODES.changedMeanwhile);
  expect((await save(['Delivered', 'Exception'], ['Delivered'])).Code).toBe(0);
});

it('PG-7 tells the customer’s open consoles which section was saved', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await openLive(origin, { sid: buyer.sid });
  await callBuyer(buyer, 'SaveSettings', { Section: 'display', Values: { pageSize: 100 } });
  const changes = () => reader.messages.flatMap(({ data }) => data ?? []);
  await reader.until(() => changes().length > 0);
  expect(changes()).toMatchObject([{ kind: 'settings', scope: 'BUYER', ids: ['display'] }]);
  reader.close();
});

it('PG-7 nobody sees the settings of somebody else', async () => {
  await callBuyer(buyer, 'SaveSettings', { Section: 'display', Values: { dateFormat: 'ymd' } });
  const stranger = await signedIn(server);
  expect((await callBuyer(stranger, 'GetSettings', {})).Json).toEqual(DEFAULT_SETTINGS);
});

it.each([
  ['display', { timeZone: 'Mars/Olympus_Mons' }],
  ['display', { timeZone: '<script>' }],
  ['display', { pageSize: 1000 }],
  ['display', { colour: 'red' }],
  ['tracking', { autoArchiveDays: 91 }],
  ['tracking', { autoArchiveDays: 1.5 }],
  ['tracking', { phoneTail: '12a4' }],
  ['tracking', { translateTo: 'tlh' }],
] as const)('PG-7 refuses %s %j and keeps what was', async (Section, Values) => {
  const refused = await callBuyer(buyer, 'SaveSettings', { Section, Values });
  expect(refused.Code).toBe(-11010100);
  expect(refused.Message).toContain(Section);
  expect((await callBuyer(buyer, 'GetSettings', {})).Json).toEqual(DEFAULT_SETTINGS);
});

it('PG-7 an unknown section is refused', async () => {
  const refused = await callBuyer(buyer, 'SaveSettings', { Section: 'other' as 'display', Values: {} });
  expect(refused.Code).toBe(-11010100);
});
