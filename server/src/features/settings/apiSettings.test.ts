import { type ApiSettings, DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import { startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { eq } from '../../drizzle.ts';
import { detectCarriers } from '../carriers/detectCarriers.ts';
import { quotaGrants } from '../quotas/quotaTable.ts';

const LETTER = 'RB123456785GB';
const POLISH = 'RB123456785PL';
/** A number that fits several carriers, none of them for sure. */
const SHARED = '12345678901234';
const CHINA_POST = 3011;

let server: TestServer;
let client: TrackClient;
const mails = startMailServer();
beforeAll(async () => {
  server = await startTestServer({ smtpUrl: (await mails).url, journeySpeed: 1 });
});
afterAll(async () => {
  await server.close();
  await (await mails).close();
});
beforeEach(async () => {
  client = await openTrackClient(server);
});

const CALL = '/console-api/v1/settings';
const save = async (values: Partial<ApiSettings>, base?: Partial<ApiSettings>) =>
  (await client.developer.post(`${CALL}/save`, { values, ...(base && { base }) })).json();
const read = async () => (await client.developer.post(`${CALL}/get`)).json().data;
const shipment = async (number: string) =>
  (await server.services.shipments.registration.findByNumbers(client.owner, [number]))[0];
const trackInfo = async (number: string) => (await client.accepted('gettrackinfo', [{ number }]))[0]?.track_info;
const sync = async () => server.services.sync.syncShipments(await server.services.sync.claimDue(100));

describe('the calls', () => {
  it('PG-13e PG-13f begins with the defaults, keeps what is saved and leaves the rest', async () => {
    expect(await read()).toEqual(DEFAULT_API_SETTINGS);
    expect((await save({ translate_to: 'de' })).data).toEqual({ ...DEFAULT_API_SETTINGS, translate_to: 'de' });
    await save({ auto_stop_days: 7 });
    expect(await read()).toEqual({ ...DEFAULT_API_SETTINGS, translate_to: 'de', auto_stop_days: 7 });
  });

  it('PG-13e refuses what has been changed meanwhile, and saves nothing', async () => {
    await save({ edd: 'None' });
    expect(await save({ edd: 'Official' }, { edd: 'Any' })).toMatchObject({ code: -12050101 });
    expect(await read()).toMatchObject({ edd: 'None' });
  });

  it.each([
    [{ time_zone: 'Europe/Nowhere' }],
    [{ translate_to: 'tlh' }],
    [{ auto_stop_days: 0 }],
    [{ auto_stop_days: 31 }],
    [{ carrier_priority: [1, 1] }],
    [{ quota_reminder: -1 }],
    [{ unknown: 1 }],
  ])('PG-13e refuses %j', async (values) => {
    const response = await client.developer.post(`${CALL}/save`, { values });
    expect(response.statusCode).toBe(400);
    expect(await read()).toEqual(DEFAULT_API_SETTINGS);
  });
});

describe('translation', () => {
  it('PG-13e a number without a language gets the default one, and costs what it costs', async () => {
    await save({ translate_to: 'fr', translation_mode: 'UseThirdPartyServices' });
    expect(await client.accepted('register', [{ number: LETTER }])).toMatchObject([{ lang: 'fr' }]);
    expect(await client.quota()).toBe(2);
    expect(await shipment(LETTER)).toMatchObject({ lang: 'fr', translationMode: 'UseThirdPartyServices' });
    await client.accepted('register', [{ number: '1Z5R89390357567127', lang: 'de', translation_mode: 'Denied' }]);
    expect(await client.quota()).toBe(3);
  });

  it.each([
    ['Denied', null],
    ['UseDefaultLang', null],
    ['UseThirdPartyServices', 'fr'],
  ] as const)('PG-13e %s translates English into %s for a language that the carrier lacks', async (mode, lang) => {
    await save({ translation_mode: mode, translate_to: 'fr' });
    await client.call('register', [{ number: LETTER }]);
    await client.travel(20);
    const { latest_event } = await trackInfo(LETTER);
    expect(latest_event.description_translation?.lang ?? null).toBe(lang);
  });
});

describe('carriers', () => {
  it('PG-13e without detection a number needs its carrier, unless its own item asks for it', async () => {
    await save({ auto_detection: false });
    expect(await client.codes('register', [{ number: LETTER }])).toEqual([-18019903]);
    const { carrier } = detectCarriers(LETTER).candidates[0] ?? {};
    expect(await client.codes('register', [{ number: LETTER, carrier: carrier?.key }])).toEqual([]);
    expect(await client.codes('register', [{ number: POLISH, auto_detection: true }])).toEqual([]);
    await save({ auto_detection: true });
    expect(await client.codes('register', [{ number: 'RB123456799GB', auto_detection: false }])).toEqual([-18019903]);
  });

  it('PG-13e the order of carriers decides between those a number may be of, and never over a sure one', async () => {
    const keys = detectCarriers(SHARED).candidates.map(({ carrier }) => carrier.key);
    expect(keys).toEqual([expect.any(Number), expect.any(Number)]);
    const [, second = 0] = keys;
    const sure = detectCarriers(LETTER).candidates[0]?.carrier.key;
    await save({ carrier_priority: [CHINA_POST, second] });
    const { data } = (await client.developer.post('/console-api/v1/number/detect', { Numbers: [SHARED] })).json();
    expect(data[0].Carriers[0]).toMatchObject({ Carrier: second });
    expect(await client.accepted('register', [{ number: SHARED }])).toMatchObject([{ carrier: second, origin: 3 }]);
    expect(await client.accepted('register', [{ number: LETTER }])).toMatchObject([{ carrier: sure, origin: 1 }]);
  });
});

describe('what happens by itself', () => {
  it('PG-13e stops what had no update for so many days', async () => {
    // No carrier knows it.
    await client.call('register', [{ number: 'RR123456789CN' }]);
    await sync();
    await save({ auto_stop_days: 3 });
    await client.travel(2);
    expect(await shipment('RR123456789CN')).toMatchObject({ trackingStatus: 'Tracking' });
    await client.travel(1.1);
    expect(await shipment('RR123456789CN')).toMatchObject({ trackingStatus: 'Stopped', stopTrackReason: 'Expired' });
  });

  it.each([
    ['Any', ['Official', 'Estimated']],
    ['Official', ['Official']],
    ['None', []],
  ] as const)('PG-13e with %s passes on the estimates of %j alone', async (edd, sources) => {
    await save({ edd });
    // One goes abroad with two carriers, whose day is estimated; one stays with its own.
    const numbers = Array.from({ length: 12 }, (_, index) => postalNumber(41000000 + index));
    await client.call(
      'register',
      [...numbers, '1Z999AA10123456784'].map((number) => ({ number })),
    );
    await client.travel(20);
    const found = new Set<string>();
    for (const number of [...numbers, '1Z999AA10123456784']) {
      const estimate = (await shipment(number))?.estimatedDelivery;
      if (estimate) found.add(estimate.source);
    }
    expect([...found].sort()).toEqual([...sources].sort());
  });

  it('PG-13e mails once when the quota falls below the number, and again after it was filled up', async () => {
    const { mails: received } = await mails;
    const remind = () => server.services.quotaReminder.remind();
    const remain = (left: number) =>
      server.services.db.update(quotaGrants).set({ remain: left }).where(eq(quotaGrants.gid, client.owner.gid));
    await save({ quota_reminder: 50 });
    await remind();
    expect(received).toHaveLength(0);
    await remain(49);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(received).toHaveLength(1);
    expect(received[0]?.raw).toContain('API account: 49');
    await remain(100);
    await remind();
    await remain(10);
    await remind();
    expect(received).toHaveLength(2);
    await save({ quota_reminder: 0 });
    await remind();
    expect(received).toHaveLength(2);
  });

  it('PG-13e tries again where the mail server could not take it', async () => {
    const { mails: received, refuseWith } = await mails;
    const before = received.length;
    await save({ quota_reminder: 1_000 });
    refuseWith('451 4.3.0 Later');
    await server.services.quotaReminder.remind();
    refuseWith(null);
    await server.services.quotaReminder.remind();
    await server.services.quotaReminder.remind();
    expect(received.length).toBe(before + 1);
  });
});

function postalNumber(serial: number): string {
  const digits = [...String(serial)].map(Number);
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return `RA${serial}${rest === 10 ? 0 : rest === 11 ? 5 : rest}GB`;
}
