import { stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const ROYAL_MAIL = 11031;
const UPS_KEY = 100002;

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openTrackClient(server);
});

const errorOf = (code: number) => ({ code, data: { errors: [{ code, message: expect.any(String) }] } });
const readAll = () => server.services.db.select().from(shipments).orderBy(shipments.id);

describe('what clients write otherwise', () => {
  it('PA-2 takes numbers as text and texts as numbers, null for nothing, and fields it does not know', async () => {
    const items = [
      { number: LETTER, carrier: String(ROYAL_MAIL), final_carrier: null, auto_detection: 'true', tag: null, shop: 7 },
      { number: 986578788855, carrier: UPS_KEY, order_no: 100_042, remark: 7, auto_detection: 0, lang: null },
    ];
    const registered = await client.accepted('register', items);
    expect(registered.map(({ number }: { number: string }) => number)).toEqual([LETTER, '986578788855']);
    const rows = await client.accepted('gettracklist', { number: 986578788855, carrier: null, page_no: null });
    expect(rows).toMatchObject([{ order_no: '100042', remark: '7' }]);
    const extra = [{ number: LETTER, carrier: ROYAL_MAIL, tag: 'x', client: { version: 3 } }];
    expect(await client.accepted('stoptrack', extra)).toEqual([{ number: LETTER, carrier: ROYAL_MAIL }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('PA-1 refuses JSON sent as %s', async (type) => {
    const answer = await client.call('getquota', [], { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual(errorOf(-18010013));
  });

  it.each(['/track/v2.4/GetQuota/', '/TRACK/V2.2/getquota', '/Track/v2/GETQUOTA?x=Y'])(
    'PA-1 finds the call at %s',
    async (url) => {
      const headers = { 'x-api-key': client.key };
      expect((await server.app.inject({ method: 'POST', url, headers })).json()).toMatchObject({ code: 0 });
    },
  );

  it('PA-1 takes POST alone, and refuses the rest in its own envelope', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.inject({
        method,
        url: '/track/v2.4/getquota',
        headers: { '17token': client.key },
      });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      expect(answer.json()).toEqual(errorOf(-18010013));
    }
  });
});

describe('bad input does nothing by halves', () => {
  it.each<[string, string, number]>([
    ['malformed JSON', '[{"number":', -18010013],
    ['no list', '{"number":"1Z5R89390357567127"}', -18010013],
    ['a text', '"1Z5R89390357567127"', -18010013],
    ['41 items', JSON.stringify(Array.from({ length: 41 }, () => ({ number: UPS }))), -18010014],
    ['10 MB', `[${'{"number":"1Z5R89390357567127"},'.repeat(330_000)}{}]`, -18010013],
    ['bytes that are no text', '[{"number":"\\ud800"}]', -18010013],
  ])('PA-4 answers %s with its code', async (_what, body, code) => {
    const before = await readAll();
    const answer = await client.send('register', body);
    expect(answer.statusCode).toBe(body.length > 1_048_576 ? 413 : 200);
    expect(answer.json()).toEqual(errorOf(code));
    expect(await readAll()).toEqual(before);
    expect(await client.quota()).toBe(0);
  });

  it.each<[object, number]>([
    [{ number: UPS, carrier: 'UPS' }, -18010015],
    [{ number: UPS, carrier: -1 }, -18010015],
    [{ number: UPS, carrier: 1.5 }, -18010015],
    [{ number: UPS, tag: ['x'] }, -18010015],
    [{ number: UPS, tag: 'x'.repeat(101) }, -18010015],
    [{ number: UPS, remark: 'x'.repeat(1001) }, -18010015],
    [{ number: UPS, email: 'x'.repeat(251) }, -18010015],
    [{ number: UPS, order_no: 'no' }, -18010015],
    [{ number: UPS, destination_country: 'USA' }, -18010015],
    [{ number: UPS, special_tracking_info: 'x' }, -18010015],
    [{ number: { value: UPS } }, -18010012],
    [{ number: 'Äpfel-123' }, -18010012],
    [{ number: 'x'.repeat(51) }, -18010012],
    [{ number: null }, -18010010],
    [{}, -18010010],
  ])('PA-3 PA-4 rejects %j and nothing else', async (item, code) => {
    const answer = await client.call('register', [item, { number: LETTER }]);
    const { accepted, rejected } = answer.json().data;
    expect(rejected).toMatchObject([{ error: { code } }]);
    expect(accepted).toMatchObject([{ number: LETTER }]);
    expect(await client.quota()).toBe(1);
  });

  it('PA-4 a revoked key is refused before the body is read', async () => {
    await server.services.apiKeys.revoke(client.owner.gid, client.keyId);
    const answer = await client.send('register', '[{"number":');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(errorOf(-18010002));
    expect((await stranger(server).post('/track/v2.4/nothing', [])).statusCode).toBe(401);
  });
});

describe('register', () => {
  it('PA-4 a last-mile carrier goes only with a postal operator', async () => {
    const items = [
      { number: UPS, final_carrier: 21051 },
      { number: LETTER, carrier: ROYAL_MAIL, final_carrier: 7 },
      { number: 'RB123456799GB', carrier: ROYAL_MAIL, final_carrier: 21051 },
    ];
    const { accepted, rejected } = (await client.call('register', items)).json().data;
    expect(rejected).toMatchObject([
      { number: UPS, error: { code: -18010016 } },
      { number: LETTER, carrier: ROYAL_MAIL, error: { code: -18019910 } },
    ]);
    expect(accepted).toMatchObject([{ number: 'RB123456799GB' }]);
  });

  it('PA-5 costs again after a deletion; reading and changing the carrier are free', async () => {
    await client.call('register', [{ number: LETTER }]);
    await client.call('deletetrack', [{ number: LETTER }]);
    await client.call('register', [{ number: LETTER }]);
    expect(await client.quota()).toBe(2);
    await client.travel(3);
    for (const name of ['gettrackinfo', 'stoptrack']) await client.call(name, [{ number: LETTER }]);
    await client.call('changecarrier', [{ number: LETTER, carrier_new: UPS_KEY }]);
    await client.call('gettracklist', {});
    expect(await client.quota()).toBe(2);
  });

  it('PA-1 what a test key registers is a test number', async () => {
    const test = await openTrackClient(server, 'test');
    for (const one of [client, test]) await one.call('register', [{ number: UPS }]);
    const rows = await readAll();
    const modes = [client, test].map(({ owner }) => rows.find(({ ownerGid }) => ownerGid === owner.gid)?.scope);
    expect(modes).toEqual(['API', 'TEST']);
  });
});

describe('changeinfo', () => {
  const change = (items: object, more: object = {}) => client.codes('changeinfo', [{ number: LETTER, items, ...more }]);
  const read = async () => (await readAll()).find(({ ownerGid }) => ownerGid === client.owner.gid);
  beforeEach(() => client.call('register', [{ number: LETTER, tag: 'Old', remark: 'Kept', order_no: 'ORDER-1' }]));

  it('PA-2 changes what is named, and leaves the rest', async () => {
    const items = {
      tag: 'New',
      order_no: '',
      email: 'ann@example.com',
      destination_postal_code: 'M1 1AE',
      remark: null,
    };
    expect(await client.accepted('changeinfo', [{ number: LETTER.toLowerCase(), items }])).toEqual([
      { number: LETTER, carrier: ROYAL_MAIL },
    ]);
    expect(await read()).toMatchObject({
      tag: 'New',
      remark: 'Kept',
      orderNo: '',
      email: 'ann@example.com',
      additionalFields: { destination_postal_code: 'M1 1AE' },
    });
    await change({ destination_postal_code: '' });
    expect(await read()).toMatchObject({ additionalFields: {} });
  });

  it('PA-4 says what is wrong with a change', async () => {
    expect(await change({})).toEqual([-18019811]);
    expect(await change({ colour: 'red' })).toEqual([-18019811]);
    expect(await change({ tag: 'x'.repeat(101) })).toEqual([-18010015]);
    expect(await client.codes('changeinfo', [{ number: LETTER }])).toEqual([-18010010]);
    expect(await change({ tag: 'x' }, { carrier: UPS_KEY })).toEqual([-18019902]);
    await client.call('register', [{ number: LETTER, carrier: UPS_KEY }]);
    expect(await change({ tag: 'x' })).toEqual([-18019810]);
    expect(await change({ tag: 'x' }, { carrier: String(UPS_KEY) })).toEqual([]);
    expect(await client.codes('changeinfo', [{ number: UPS, items: { tag: 'x' } }])).toEqual([-18019902]);
    expect(await read()).toMatchObject({ tag: 'Old' });
  });

  it('PA-5 the first translation of a shipment costs a credit', async () => {
    expect(await client.quota()).toBe(1);
    for (const lang of ['de', 'FR']) expect(await change({ lang })).toEqual([]);
    expect(await client.quota()).toBe(2);
    expect(await read()).toMatchObject({ lang: 'fr' });
  });

  it('PA-5 without credits a translation is refused', async () => {
    const { db, quotas } = server.services;
    const spent = { shipmentId: null, amount: 99 };
    await db.transaction(async (transaction) =>
      quotas.spend(await quotas.lockAccount(transaction, { ...client.owner, scope: 'API' }), [spent]),
    );
    expect(await change({ lang: 'de', tag: 'New' })).toEqual([-18019908]);
    expect(await read()).toMatchObject({ lang: '', tag: 'Old' });
  });
});
