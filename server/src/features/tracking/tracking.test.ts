import { KEY_STAGES } from '@tracking-console/contract/shipments/statuses';
import { DAY, SECOND } from '@tracking-console/contract/values/durations';
import type { LightMyRequestResponse } from 'fastify';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { findCarriersByName } from '../carriers/carriers.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let server: TestServer;
let developer: SignedInCaller;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  developer = await signedIn(server);
  const { quotas, db, apiKeys } = server.services;
  const owner = { gid: developer.gid, scope: 'API' } as const;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 100 }),
  );
  key = (await apiKeys.create(developer.gid, { name: 'Shop', mode: 'live' }))?.key ?? '';
});

/** As a customer's program calls; a second passes before each call. */
async function call(verb: string, payload: unknown, headers: Record<string, string> = { '17token': key }) {
  server.pass(SECOND);
  return send(`/track/v2.4/${verb}`, payload, headers);
}

function send(url: string, payload: unknown, headers: Record<string, string>): Promise<LightMyRequestResponse> {
  const type = { 'content-type': 'application/json' };
  return server.app.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload: JSON.stringify(payload) });
}

const codes = (response: LightMyRequestResponse) =>
  response.json().data.rejected.map(({ error }: { error: { code: number } }) => error.code);

const findCarrierByName = (name: string) => findCarriersByName(name)[0];

const accepted = (response: LightMyRequestResponse) => response.json().data.accepted;

async function registerAndTravel(days: number, ...numbers: string[]): Promise<void> {
  await call(
    'register',
    numbers.map((number) => ({ number })),
  );
  server.pass(days * DAY);
  await server.services.sync.syncShipments(await server.services.sync.claimDue(1_000));
}

describe('who calls', () => {
  it('PA-1 takes the key in either header, whatever the address’s capitals', async () => {
    for (const header of ['17token', 'x-api-key']) {
      expect((await call('getquota', [], { [header]: key })).json()).toMatchObject({
        code: 0,
        data: { quota_total: 100 },
      });
    }
    for (const url of ['/Track/V2.4/GetQuota', '/track/v2.2/getQuota', '/TRACK/v2/getquota']) {
      server.pass(SECOND);
      expect((await send(url, [], { '17token': key })).json().code).toBe(0);
    }
  });

  it('PA-4 answers 401 without a key that is valid', async () => {
    for (const headers of [{}, { '17token': 'tk_live_nonsense' }]) {
      const response = await call('getquota', [], headers);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: -18010002,
        data: { errors: [{ code: -18010002, message: expect.any(String) }] },
      });
    }
  });

  it('PA-1 answers 429 with Retry-After to the fourth call of a second, for that key alone', async () => {
    server.pass(SECOND);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('/track/v2.4/getquota', [], { '17token': key })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['1']);
    const other = await server.services.apiKeys.create(developer.gid, { name: 'Other', mode: 'live' });
    expect((await send('/track/v2.4/getquota', [], { '17token': other?.key ?? '' })).statusCode).toBe(200);
  });

  it('PG-9f takes the console’s session where the API identity is open', async () => {
    const { json } = await developer.post('/track/v2.4/getquota', {});
    expect(json()).toMatchObject({ code: 0, data: { quota_remain: 100, max_track_daily: 1000 } });
    const buyer = await signedIn(server, { identities: ['BUYER'] });
    expect((await buyer.post('/track/v2.4/getquota', {})).json().code).toBe(-18010005);
    expect((await stranger(server).post('/track/v2.4/getquota', {})).statusCode).toBe(401);
  });

  it('SC-5 refuses the session to another site’s page', async () => {
    const response = await developer.post('/track/v2.4/deletetrack', [{ number: UPS }], {
      headers: { origin: 'https://evil.test' },
    });
    expect(response.statusCode).toBe(403);
  });

  it('notes the last use of a key', async () => {
    await call('getquota', []);
    const [record] = await server.services.apiKeys.list(developer.gid);
    expect(record).toMatchObject({ lastUsedTime: expect.any(Date), lastUsedIp: '127.0.0.1' });
  });

  it('PA-1 answers 404 to calls and versions that do not exist', async () => {
    expect((await call('nothing', [])).statusCode).toBe(404);
    expect((await send('/track/v3/getquota', [], { '17token': key })).statusCode).toBe(404);
  });
});

describe('register', () => {
  it('PA-4 names what a carrier needs beside the number', async () => {
    const [yodel, sf] = [findCarrierByName('Yodel'), findCarrierByName('SF Express')];
    const wanted = [
      { number: 'JD0002247000000000', carrier: yodel },
      { number: 'JD0002247000000001', carrier: yodel, destination_postal_code: 'M1 1AE' },
      { number: 'SF1234567890123', carrier: sf },
      { number: 'SF1234567890124', carrier: sf, phone_number_last_4: '5678' },
      { number: 'SF1234567890125', carrier: sf, param: '5678' },
    ];
    const response = await call('register', wanted);
    expect(codes(response)).toEqual([-18010019, -18010020]);
    expect(accepted(response)).toHaveLength(3);
  });

  it('PA-2 answers accepted and rejected items with the wire’s names', async () => {
    const response = await call('register', [
      { number: UPS, tag: 'A-1', email: 'ann@example.com' },
      { number: LETTER, carrier: 11031, lang: 'de' },
      { number: 'ab' },
      { number: 'HELLO-WORLD', carrier: '' },
      { number: 'HELLO-WORLD' },
      { number: 'HELLO-WORLD', carrier: 7 },
      { tag: 'x' },
      { number: '986578788855', order_no: 'no' },
      { number: '986578788866', order_time: '2026-02-30' },
    ]);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      code: 0,
      data: {
        accepted: [
          { origin: 1, number: UPS, carrier: 100002, email: 'ann@example.com', tag: 'A-1', lang: null },
          { origin: 2, number: LETTER, carrier: 11031, email: null, tag: null, lang: 'de' },
        ],
        rejected: [
          { number: 'ab', error: { code: -18010012, message: expect.any(String) } },
          {
            number: 'HELLO-WORLD',
            carrier: '',
            error: { code: -18010015, message: expect.stringContaining('carrier') },
          },
          { number: '', error: { code: -18010010, message: expect.stringContaining('number') } },
          { number: '986578788855', error: { code: -18010015, message: expect.stringContaining('order_no') } },
          { number: '986578788866', error: { code: -18010015, message: expect.stringContaining('order_time') } },
          { number: 'HELLO-WORLD', error: { code: -18019903, message: expect.any(String) } },
          { number: 'HELLO-WORLD', carrier: 7, error: { code: -18019910, message: expect.any(String) } },
        ],
      },
    });
  });

  it('PA-3 takes the sample number whose check digit is wrong, and calls it an invalid code', async () => {
    expect(accepted(await call('register', [{ number: 'RR123456789CN' }]))).toHaveLength(1);
    await server.services.sync.syncShipments(await server.services.sync.claimDue(1_000));
    const [item] = accepted(await call('gettrackinfo', [{ number: 'RR123456789CN' }]));
    expect(item.track_info.latest_status).toEqual({
      status: 'NotFound',
      sub_status: 'NotFound_InvalidCode',
      sub_status_descr: null,
    });
  });

  it('PA-5 costs one credit, two with a translation, none when it exists', async () => {
    await call('register', [{ number: UPS }, { number: LETTER, lang: 'fr' }]);
    expect(codes(await call('register', [{ number: UPS }]))).toEqual([-18019901]);
    expect((await call('getquota', [])).json().data).toEqual({
      quota_total: 100,
      quota_used: 3,
      quota_remain: 97,
      today_used: 3,
      max_track_daily: 1000,
      free_email_quota: 100,
      free_email_quotaused: 0,
    });
  });

  it('PA-5 rejects by name what the quota does not reach', async () => {
    const numbers = Array.from({ length: 102 }, (_, index) => ({ number: `TBA000000000${100 + index}` }));
    for (const start of [0, 34]) await call('register', numbers.slice(start, start + 34));
    const response = await call('register', numbers.slice(68));
    expect(accepted(response)).toHaveLength(32);
    expect(response.json().data.rejected).toMatchObject([
      { number: 'TBA000000000200', error: { code: -18019908 } },
      { number: 'TBA000000000201', error: { code: -18019908 } },
    ]);
  });

  it.each([
    ['no list', { number: UPS }, -18010013],
    ['an empty list', [], -18010010],
    ['41 items', Array.from({ length: 41 }, () => ({ number: UPS })), -18010014],
  ])('PA-2 fails as a whole on %s', async (_what, payload, code) => {
    const response = await call('register', payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ code, data: { errors: [{ code }] } });
  });

  it('PA-4 answers what is no JSON in its own envelope', async () => {
    server.pass(SECOND);
    const response = await server.app.inject({
      method: 'POST',
      url: '/track/v2.4/register',
      headers: { '17token': key, 'content-type': 'application/json' },
      payload: '[{"number":',
    });
    expect(response.json()).toMatchObject({ code: -18010013, data: { errors: [{ code: -18010013 }] } });
  });
});

describe('gettrackinfo', () => {
  it('PA-2 answers the journey in the shape of v2.4', async () => {
    await call('register', [{ number: LETTER, tag: 'T', destination_country: 'JP', lang: 'zh-cn', param: '1012' }]);
    server.pass(60 * DAY);
    await server.services.sync.syncShipments(await server.services.sync.claimDue(1_000));
    const [item] = accepted(await call('gettrackinfo', [{ number: LETTER.toLowerCase() }]));
    expect(item).toMatchObject({ number: LETTER, carrier: 11031, tag: 'T', param: '1012', destination_country: 'JP' });
    const { track_info: info } = item;
    expect(Object.keys(info)).toEqual([
      'shipping_info',
      'latest_status',
      'latest_event',
      'time_metrics',
      'milestone',
      'misc_info',
      'tracking',
    ]);
    expect(info.milestone.map((milestone: { key_stage: string }) => milestone.key_stage)).toEqual([...KEY_STAGES]);
    expect(info.shipping_info.recipient_address.coordinates).toEqual({
      longitude: expect.stringMatching(/^-?\d/),
      latitude: expect.stringMatching(/^-?\d/),
    });
    expect(info.tracking.providers).toMatchObject([
      { provider: { key: 10021, name: 'Japan Post', country: 'JP' }, provider_lang: 'ja' },
      {
        provider: { key: 11031, name: 'Royal Mail', country: 'GB' },
        provider_lang: 'en',
        latest_sync_status: 'Success',
      },
    ]);
    expect(info.tracking.providers[1].events[0].description_translation.lang).toBe('zh-cn');
    expect(info.time_metrics.days_of_transit).toEqual(expect.any(Number));
  });

  it('PA-4 tells what is not registered from what has no answer yet', async () => {
    await call('register', [{ number: UPS }]);
    const response = await call('gettrackinfo', [{ number: UPS }, { number: LETTER, carrier: '11031' }]);
    expect(response.json().data).toMatchObject({
      accepted: [],
      rejected: [
        { number: UPS, error: { code: -18019909 } },
        { number: LETTER, carrier: '11031', error: { code: -18019902 } },
      ],
    });
  });
});

describe('stoptrack and deletetrack', () => {
  it('PA-4 stop once, and delete what is there', async () => {
    await call('register', [{ number: UPS }, { number: LETTER }]);
    expect(accepted(await call('stoptrack', [{ number: UPS }]))).toEqual([{ number: UPS, carrier: 100002 }]);
    expect(codes(await call('stoptrack', [{ number: UPS }, { number: 'TBA000000000000' }]))).toEqual([
      -18019906, -18019902,
    ]);
    const [row] = accepted(await call('gettracklist', { number: UPS }));
    expect(row).toMatchObject({ tracking_status: 'Stopped', stop_track_reason: 'ByRequest' });
    expect(accepted(await call('deletetrack', [{ number: UPS, carrier: 100002 }]))).toHaveLength(1);
    expect(codes(await call('deletetrack', [{ number: UPS }]))).toEqual([-18019902]);
  });

  it.each(['stoptrack', 'deletetrack', 'retrack'])(
    'PA-4 %s takes no misspelled carrier for all carriers',
    async (verb) => {
      await call('register', [
        { number: LETTER, carrier: 11031 },
        { number: LETTER, carrier: 100002 },
      ]);
      const response = await call(verb, [{ number: LETTER, carier: 11031 }]);
      expect(response.json().data).toMatchObject({
        accepted: [],
        rejected: [{ number: LETTER, error: { code: -18010015, message: expect.stringContaining('carier') } }],
      });
      const rows = accepted(await call('gettracklist', { number: LETTER }));
      expect(rows.map((row: { tracking_status: string }) => row.tracking_status)).toEqual(['Tracking', 'Tracking']);
    },
  );
});

describe('gettracklist', () => {
  it('PA-2 PA-7 answers rows of the wire’s names, with page beside data and more within', async () => {
    await registerAndTravel(30, UPS, LETTER);
    const body = (await call('gettracklist', { page_no: 0, order_by: '11' })).json();
    expect(body.page).toEqual({ data_total: 2, page_total: 1, page_no: 1, page_size: 40 });
    expect(body.data).toMatchObject({ has_more: false, total_pages: 1, rejected: [] });
    expect(body.data.accepted[1]).toMatchObject({
      number: UPS,
      carrier: 100002,
      data_origin: 'Api',
      tracking_status: 'Tracking',
      sync_status: true,
      is_retracked: false,
      carrier_change_count: 0,
      push_status: 'NotPushed',
      data_source: 'sandbox',
    });
    expect(Object.keys(body.data.accepted[0])).toEqual(
      expect.arrayContaining([
        'latest_event_time',
        'latest_event_info',
        'delievery_time',
        'pickup_time',
        'stop_track_time',
      ]),
    );
  });

  it('PG-9a filters and counts', async () => {
    await call('register', [{ number: UPS, tag: 'x' }, { number: LETTER }, { number: 'RR123456789CN' }]);
    await call('stoptrack', [{ number: LETTER }]);
    const found = async (filter: object) =>
      accepted(await call('gettracklist', filter)).map(({ number }: { number: string }) => number);
    expect(await found({ number: `${UPS.toLowerCase()},RR123456789CN`, order_by: 'RegisterTimeAsc' })).toEqual([
      UPS,
      'RR123456789CN',
    ]);
    expect(await found({ tracking_status: 'Stopped' })).toEqual([LETTER]);
    expect(await found({ carrier: '100002' })).toEqual([UPS]);
    expect(await found({ package_status: 'Delivered' })).toEqual([]);
    expect(await found({ register_time_to: '2020-01-01' })).toEqual([]);
    expect(await found({ data_origin: 'Api', sync_status: '', carrier: '' })).toHaveLength(3);
    expect((await call('gettracklist', { package_status: 'Delivered' })).json().data.counts).toMatchObject({
      NotFound: 3,
    });
  });

  it.each([
    [{ package_status: 'Lost' }, -18010011],
    [{ tracking_status: 'Nope' }, -18010011],
    [{ register_time_from: 'yesterday' }, -18010012],
    [{ number: Array.from({ length: 201 }, (_, index) => `NUM-${index}`).join() }, -18010011],
    [{ number: ' , ' }, -18010012],
    [{ carrier: 987_654_321 }, -18010011],
    [{ carrier: 'UPS' }, -18010015],
    [{ data_origin: 'Fax' }, -18010011],
    [{ push_status: 'Lost' }, -18010011],
    [{ push_status_code: 1e12 }, -18010015],
    [{ push_status_code: '2e2' }, -18010015],
    [{ sync_status: 'maybe' }, -18010015],
    [{ register_time_to: '2020-13-01' }, -18010012],
    [{ register_time_to: '2020-02-30 10:00:00' }, -18010012],
    [{ track_time_from: '0' }, -18010012],
    [{ push_time_to: ' ' }, -18010012],
    [{ stop_track_time_from: '9999-12-31T23:59:59-10:00' }, -18010012],
    [{ track_time_to: '2020-01-01', track_time_from: '2020-01-02' }, -18010011],
    [{ page_no: -1 }, -18010015],
    [{ page_no: 1.5 }, -18010015],
    [{ page_no: 1e300 }, -18010015],
    [{ order_by: 'DROP' }, -18010015],
    [{ order_by: 'RegisterTime' }, -18010015],
    [{ order_by: -1 }, -18010015],
    [{ package_statuss: 'Delivered' }, -18010015],
    [{ page: 2 }, -18010015],
    [[], -18010013],
  ])('PA-4 refuses the filter %j', async (filter, code) => {
    const answer = await call('gettracklist', filter);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code, data: { errors: [{ code }] } });
    const [field = 'data'] = Object.keys(filter);
    expect(answer.json().data.errors[0].message).toContain(field);
  });

  it('PA-2 takes what clients write otherwise: text for numbers, no text at all, times with a space', async () => {
    await call('register', [{ number: UPS }, { number: LETTER }]);
    // A page always has 40 rows.
    const others = { page_size: 100, client: 'shop' };
    const nothing = { number: '', carrier: 0, package_status: '', register_time_from: '', order_by: '' };
    const liberal = { page_no: '0', order_by: 11, register_time_from: '2020-01-01 00:00:00', sync_status: 'True' };
    for (const filter of [nothing, liberal, others, { number: `${UPS}, ${LETTER},` }])
      expect(accepted(await call('gettracklist', filter))).toHaveLength(2);
    expect(accepted(await call('gettracklist', { push_status_code: 0 }))).toEqual([]);
  });
});

describe('another account', () => {
  it.each(['gettrackinfo', 'stoptrack', 'deletetrack'])('SC-18 %s treats its numbers as missing ones', async (verb) => {
    await registerAndTravel(1, UPS);
    const other = await signedIn(server);
    const ask = async (number: string) => (await other.post(`/track/v2.4/${verb}`, [{ number }])).json();
    const missing = JSON.stringify(await ask('TBA000000000000')).replaceAll('TBA000000000000', UPS);
    expect(JSON.stringify(await ask(UPS))).toBe(missing);
    expect((await other.post('/track/v2.4/gettracklist', {})).json().page.data_total).toBe(0);
    const [row] = accepted(await call('gettracklist', {}));
    expect(row).toMatchObject({ number: UPS, tracking_status: 'Tracking' });
  });
});
