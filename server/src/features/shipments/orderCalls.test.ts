import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { ORDER_METHODS, type OrderMethod } from '@tracking-console/contract/shipments';
import { KEY_STAGES } from '@tracking-console/contract/statuses';
import { eq } from 'drizzle-orm';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { order } from '../../../testing/orderCall.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { quotaAccounts } from '../quotas/quotaTable.ts';
import { shipments } from './shipmentTable.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const DAY = 86_400_000;

let server: TestServer;
let buyer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await signedIn(server);
});

async function add(numbers: string[], caller = buyer): Promise<string[]> {
  const { Json } = await order(caller, 'AddTrackNo', { TrackNos: numbers });
  return Json.Items.map(({ TrackInfoId }) => TrackInfoId ?? '');
}

/** Days pass, the carriers are asked, and the buyer signs in again. */
async function sync(ids: string[], days: number): Promise<void> {
  server.pass(days * DAY);
  await server.services.sync.syncShipments(ids.map(Number));
  buyer.sid = await server.services.sessions.open(buyer.gid, { ip: '127.0.0.1', userAgent: 'test' });
}

async function limitQuota(trackingQuota: number, { gid } = buyer): Promise<void> {
  const account = { gid, scope: 'BUYER', trackingQuota } as const;
  await server.services.db
    .insert(quotaAccounts)
    .values(account)
    .onConflictDoUpdate({ target: [quotaAccounts.gid, quotaAccounts.scope], set: { trackingQuota } });
}

const codesOf = async (param: { TrackNos: (string | { TrackNo: string; Carrier?: number; Remark?: string })[] }) => {
  const { Json } = await order(buyer, 'AddTrackNo', param);
  return Json.Items.map(({ ResultCode }) => ResultCode);
};

describe('the wrapper', () => {
  it('PG-2g tells an unknown method and a wrong parameter from each other', async () => {
    const unknown = await buyer.post('/orderapi/call', {
      version: '1.0',
      timeZoneOffset: 0,
      method: 'Nope',
      param: {},
    });
    expect(unknown.json()).toMatchObject({ Code: SHIPMENT_CODES.unknownMethod, Json: null });
    const wrong = await buyer.post('/orderapi/call', {
      version: '1.0',
      timeZoneOffset: 0,
      method: 'SetTrackRemark',
      param: { TrackInfoId: '1; DROP TABLE shipments', Remark: '' },
    });
    expect(wrong.json()).toMatchObject({
      Code: SHIPMENT_CODES.badRequest,
      Message: expect.stringContaining('TrackInfoId'),
    });
  });

  it('SC-19 takes no field that a method does not name', async () => {
    const answer = await buyer.post('/orderapi/call', {
      version: '1.0',
      timeZoneOffset: 0,
      method: 'AddTrackNo',
      param: { TrackNos: [UPS], ownerGid: '1' },
    });
    expect(answer.json().Code).toBe(SHIPMENT_CODES.badRequest);
  });

  it('ER-3 sends a stranger to sign in and refuses whoever has not opened the identity', async () => {
    expect((await order(stranger(server), 'GetIndexData', {})).Code).toBe(-6);
    const developer = await signedIn(server, { identities: ['API'] });
    expect((await order(developer, 'GetIndexData', {})).Code).toBeLessThan(-6);
  });
});

describe('AddTrackNo', () => {
  it('PG-2h writes numbers in upper case without inner spaces and refuses what is no number', async () => {
    const { Json } = await order(buyer, 'AddTrackNo', {
      TrackNos: ['1z 5r8 939 0357567127', 'no', 'straße-12345', LETTER],
    });
    expect(Json.Items).toEqual([
      { TrackInfoId: expect.stringMatching(/^\d+$/), TrackNo: UPS, ResultCode: 0 },
      { TrackInfoId: null, TrackNo: 'NO', ResultCode: SHIPMENT_CODES.badNumber },
      { TrackInfoId: null, TrackNo: 'STRAßE-12345', ResultCode: SHIPMENT_CODES.badNumber },
      { TrackInfoId: expect.stringMatching(/^\d+$/), TrackNo: LETTER, ResultCode: 0 },
    ]);
    expect(Json).toMatchObject({ SuccessNum: 2, ErrorNum: 2, UseTrackNum: 2, CanTrackNum: 498 });
  });

  it('PG-2g F-40 adds a number once, however often it is sent', async () => {
    const [first] = await add([UPS]);
    const { Json } = await order(buyer, 'AddTrackNo', { TrackNos: [UPS, UPS.toLowerCase()] });
    expect(Json.Items).toEqual([
      { TrackInfoId: first, TrackNo: UPS, ResultCode: -11010101 },
      { TrackInfoId: first, TrackNo: UPS, ResultCode: -11010101 },
    ]);
    expect(await codesOf({ TrackNos: [LETTER, LETTER] })).toEqual([0, -11010101]);
  });

  it('F-40 has one effect when the same rows are sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => order(buyer, 'AddTrackNo', { TrackNos: [UPS, LETTER] })),
    );
    expect(answers.reduce((sum, { Json }) => sum + Json.SuccessNum, 0)).toBe(2);
    const { pageInfo } = await order(buyer, 'GetTrackInfoList', {});
    expect(pageInfo.TotalCount).toBe(2);
  });

  it('PG-2h keeps the rows that fit when the quota does not take all, and names the others', async () => {
    await limitQuota(2);
    const numbers = [UPS, LETTER, '986578788855'];
    expect(await codesOf({ TrackNos: numbers })).toEqual([0, 0, SHIPMENT_CODES.overQuota]);
    expect(await codesOf({ TrackNos: numbers })).toEqual([-11010101, -11010101, SHIPMENT_CODES.overQuota]);
  });

  it('PG-2h never exceeds the quota under parallel calls', async () => {
    await limitQuota(5);
    const numbers = Array.from({ length: 20 }, (_, index) => `TBA0000000000${10 + index}`);
    const answers = await Promise.all(numbers.map((number) => order(buyer, 'AddTrackNo', { TrackNos: [number] })));
    expect(answers.reduce((sum, { Json }) => sum + Json.SuccessNum, 0)).toBe(5);
  });

  it('adds one number under two carriers, with remarks, and refuses a carrier that does not exist', async () => {
    const rows = [
      { TrackNo: UPS, Carrier: 100003, Remark: ' blue shoes ' },
      { TrackNo: UPS, Carrier: 100002 },
      { TrackNo: UPS, Carrier: 5 },
    ];
    expect(await codesOf({ TrackNos: rows })).toEqual([0, 0, SHIPMENT_CODES.unknownCarrier]);
    const { Json } = await order(buyer, 'GetTrackInfoList', { Sequence: 'AddedAsc' });
    expect(Json).toMatchObject([
      { FFirstCarrier: 100003, FFirstCarrierSource: 3, FRemark: 'blue shoes' },
      { FFirstCarrier: 100002, FFirstCarrierSource: 2, FRemark: '' },
    ]);
  });

  it('PA-3 takes a number with a wrong check digit, without naming a carrier, and calls it an invalid code', async () => {
    const ids = await add(['RR123456789CN']);
    await sync(ids, 1);
    const { Json } = await order(buyer, 'GetTrackInfoList', {});
    expect(Json).toMatchObject([
      { FFirstCarrier: 0, check_digit: 'wrong', package_status: 'NotFound', sub_status: 'NotFound_InvalidCode' },
    ]);
  });

  it('takes no more than 40 rows a call', async () => {
    const numbers = Array.from({ length: 41 }, (_, index) => `TBA0000000000${10 + index}`);
    expect((await order(buyer, 'AddTrackNo', { TrackNos: numbers })).Code).toBe(SHIPMENT_CODES.badRequest);
  });
});

describe('GetTrackInfoList', () => {
  it('PG-2g answers rows and page with the wire’s names', async () => {
    const ids = await add([LETTER]);
    await sync(ids, 30);
    const { Json, pageInfo } = await order(buyer, 'GetTrackInfoList', { IsArchived: false, Page: 1, PerPage: 40 });
    expect(pageInfo).toMatchObject({ Page: 1, PerPage: 40, TotalCount: 1 });
    const [row] = Json;
    expect(row).toMatchObject({
      FTrackInfoId: ids[0],
      FTrackNo: LETTER,
      FFirstCarrier: 11031,
      FFirstCarrierSource: 1,
      FFirstCountry: 'GB',
      FIsArchived: false,
      FTrackStateType: 1,
      FCreateTime: expect.stringMatching(/Z$/),
      check_digit: 'valid',
      data_source: 'sandbox',
    });
    expect(JSON.parse(row?.FLastEvent ?? '')).toEqual({
      a: row?.latest_event_time,
      b: expect.stringMatching(/^[A-Z]{2}$/),
      c: row?.latest_event_location,
      d: expect.any(String),
      z: row?.latest_event_info,
    });
  });

  it('PG-2a searches number, remark and carrier, literally', async () => {
    const [ups = '', letter = ''] = await add([UPS, LETTER]);
    await order(buyer, 'SetTrackRemark', { TrackInfoId: letter, Remark: '50% off_boots' });
    const found = async (Item: string) =>
      (await order(buyer, 'GetTrackInfoList', { Item })).Json.map(({ FTrackInfoId }) => FTrackInfoId);
    expect(await found('5r8939')).toEqual([ups]);
    expect(await found('50% off_b')).toEqual([letter]);
    expect(await found('%')).toEqual([letter]);
    expect(await found('f_b')).toEqual([letter]);
    expect(await found('royal')).toEqual([letter]);
    expect(await found("'; --")).toEqual([]);
  });

  it('PG-2a counts by main status whatever is asked for, and filters by it', async () => {
    const [ups = '', letter = '', third = ''] = await add([UPS, LETTER, 'RR123456789CN']);
    await setStatus(ups, 'Delivered');
    await setStatus(letter, 'OutForDelivery');
    const { Json, pageInfo } = await order(buyer, 'GetTrackInfoList', {
      Statuses: ['Delivered', 'NotFound'],
      Sequence: 'StatusAsc',
    });
    expect(Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([third, ups]);
    expect(pageInfo.TotalCount).toBe(2);
    expect(pageInfo.Counts).toMatchObject({ Delivered: 1, OutForDelivery: 1, NotFound: 1, Exception: 0 });
    const older = await order(buyer, 'GetTrackInfoList', { PackageState: 30 });
    expect(older.Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([letter]);
  });

  it('pages through everything once', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `TBA0000000000${10 + index}`);
    const ids = await add(numbers);
    const pages = [1, 2, 3].map((Page) => order(buyer, 'GetTrackInfoList', { Page, PerPage: 20 }));
    const seen = (await Promise.all(pages)).map(({ Json }) => Json.map(({ FTrackInfoId }) => FTrackInfoId));
    expect(seen.map((page) => page.length)).toEqual([20, 10, 0]);
    expect(seen.flat().sort()).toEqual([...ids].sort());
  });

  it.each(['AddedDesc', 'UpdatedDesc', 'UpdatedAsc', 'StatusDesc', 'DaysDesc', 'DaysAsc'] as const)(
    'PG-2c orders by %s',
    async (Sequence) => {
      await add([UPS, LETTER]);
      expect((await order(buyer, 'GetTrackInfoList', { Sequence })).Json).toHaveLength(2);
    },
  );

  it('PG-1c finds what needs attention', async () => {
    const [ups = '', letter = ''] = await add([UPS, LETTER]);
    await setStatus(ups, 'Exception');
    await setStatus(letter, 'InTransit');
    const { Json } = await order(buyer, 'GetTrackInfoList', { Attention: true });
    expect(Json).toMatchObject([{ FTrackInfoId: ups, attention: 'red' }]);
    expect((await order(buyer, 'GetIndexData', {})).Json.attention).toBe(1);
  });
});

async function setStatus(id: string, packageStatus: 'Delivered' | 'OutForDelivery' | 'Exception' | 'InTransit') {
  const subStatus = `${packageStatus}_Other` as const;
  await server.services.db
    .update(shipments)
    .set({ packageStatus, subStatus })
    .where(eq(shipments.id, Number(id)));
}

describe('changing shipments', () => {
  it('PG-3 archives, counts apart and frees the quota; activating needs it again', async () => {
    await limitQuota(1);
    const [ups = ''] = await add([UPS]);
    const archived = await order(buyer, 'SetTrackArchived', { TrackInfoIds: [ups] });
    expect(archived.Json).toEqual({ TrackInfoIds: [ups], SuccessNum: 1, OverQuotaIds: [] });
    const [letter = ''] = await add([LETTER]);
    const { Json } = await order(buyer, 'GetTrackInfoList', { IsArchived: true });
    expect(Json).toMatchObject([{ FTrackInfoId: ups, FIsArchived: true, archived_at: expect.any(String) }]);
    expect((await order(buyer, 'GetIndexData', { IsArchived: false })).Json.utn).toEqual({
      cnum: 1,
      unum: 1,
      inum: 0,
      anum: 1,
    });

    const refused = await order(buyer, 'SetTrackActivate', { TrackInfoIds: [ups] });
    expect(refused).toMatchObject({ Code: SHIPMENT_CODES.overQuota, Json: { SuccessNum: 0, OverQuotaIds: [ups] } });
    await order(buyer, 'DelTrackNo', { TrackInfoIds: [letter] });
    const activated = await order(buyer, 'SetTrackActivate', { TrackInfoIds: [ups] });
    expect(activated).toMatchObject({ Code: 0, Json: { TrackInfoIds: [ups] } });
  });

  it('PG-2d undoes a deletion, but not beside the same number added again', async () => {
    const [ups = '', letter = ''] = await add([UPS, LETTER]);
    await order(buyer, 'DelTrackNo', { TrackInfoIds: [ups, letter] });
    expect((await order(buyer, 'GetTrackInfoList', {})).Json).toEqual([]);
    await add([LETTER]);
    const { Json } = await order(buyer, 'RestoreTrackNo', { TrackInfoIds: [ups, letter] });
    expect(Json.TrackInfoIds).toEqual([ups]);
    expect((await order(buyer, 'GetTrackInfoList', {})).pageInfo.TotalCount).toBe(2);
  });

  it('PG-2h keeps a remark of at most 100 characters', async () => {
    const [ups = ''] = await add([UPS]);
    expect((await order(buyer, 'SetTrackRemark', { TrackInfoId: ups, Remark: 'x'.repeat(101) })).Code).toBe(
      SHIPMENT_CODES.badRequest,
    );
    expect(
      (await order(buyer, 'SetTrackRemark', { TrackInfoId: ups, Remark: '<img src=x onerror=alert(1)>' })).Code,
    ).toBe(0);
    expect((await order(buyer, 'GetTrackInfoList', {})).Json[0]?.FRemark).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('GetTrackInfoById', () => {
  it('PG-2g answers the journey in the public shape, in the order asked for', async () => {
    const [letter = '', ups = ''] = await add([LETTER, UPS]);
    await sync([letter, ups], 60);
    const { Json } = await order(buyer, 'GetTrackInfoById', { tids: [ups, letter] });
    expect(Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([ups, letter]);
    const info = Json[1]?.track_info;
    expect(info?.milestone.map(({ key_stage }) => key_stage)).toEqual([...KEY_STAGES]);
    expect(info?.tracking.providers[0]?.events.length).toBeGreaterThan(0);
    const times = info?.tracking.providers.flatMap(({ events }) => events.map(({ time_utc }) => time_utc ?? ''));
    expect(times).toEqual([...(times ?? [])].sort().reverse());
    expect(info?.latest_event).toEqual(info?.tracking.providers[0]?.events[0]);
    expect(info?.latest_event?.description_translation?.description).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('PG-1f counts by the older state code, each shipment once', async () => {
    const [ups = ''] = await add([UPS, LETTER, 'RR123456789CN']);
    await setStatus(ups, 'OutForDelivery');
    const { Json } = await order(buyer, 'GetIndexData', {});
    expect(Json.eitem).toEqual(
      expect.arrayContaining([
        { e: 0, ec: 2 },
        { e: 30, ec: 1 },
      ]),
    );
    expect(Json.eitem.reduce((sum, { ec }) => sum + ec, 0)).toBe(3);
    expect(Json.statuses).toMatchObject({ OutForDelivery: 1, NotFound: 2 });
  });

  it('PG-1f tells the changes since a time', async () => {
    const ids = await add([UPS]);
    await sync(ids, 10);
    const { Json } = await order(buyer, 'GetRecentUpdates', { Since: '2020-01-01T00:00:00Z' });
    expect(Json).toHaveLength(1);
    const later = new Date(server.services.now().getTime() + 1000).toISOString();
    expect((await order(buyer, 'GetRecentUpdates', { Since: later })).Json).toEqual([]);
  });

  it('PG-1f counts added and delivered per day of the caller’s zone', async () => {
    await add([UPS, LETTER]);
    const { Json } = await order(buyer, 'GetStatDaily', { Days: 7 }, -480);
    expect(Json).toHaveLength(7);
    const today = new Date(server.services.now().getTime() + 480 * 60_000).toISOString().slice(0, 10);
    expect(Json.at(-1)).toEqual({ Date: today, Added: 2, Delivered: 0 });
  });

  it('PG-1a detects carriers while numbers are typed and knows which are there already', async () => {
    const [ups] = await add([UPS]);
    const { Json } = await order(buyer, 'DetectCarriers', { Numbers: [UPS.toLowerCase(), 'RR123456789CN', 'a b'] });
    expect(Json).toEqual([
      {
        Number: UPS,
        IsNumber: true,
        CheckDigit: 'valid',
        Carriers: [{ Carrier: 100002, Name: 'UPS', CheckDigit: 'valid', Service: 'Ground' }],
        TrackInfoId: ups,
        IsArchived: false,
      },
      {
        Number: 'RR123456789CN',
        IsNumber: true,
        CheckDigit: 'wrong',
        Carriers: [],
        TrackInfoId: null,
        IsArchived: false,
      },
      { Number: 'AB', IsNumber: false, CheckDigit: 'unknown', Carriers: [], TrackInfoId: null, IsArchived: false },
    ]);
  });
});

describe('another account', () => {
  /** Every method, called with ids. */
  const CALLS: Record<OrderMethod, (id: string) => unknown> = {
    GetIndexData: () => ({}),
    GetRecentUpdates: () => ({ Since: '2020-01-01T00:00:00Z' }),
    GetStatDaily: () => ({ Days: 2 }),
    GetTrackInfoList: () => ({}),
    AddTrackNo: () => ({ TrackNos: [] }),
    SetTrackRemark: (TrackInfoId) => ({ TrackInfoId, Remark: 'mine now' }),
    SetTrackArchived: (id) => ({ TrackInfoIds: [id] }),
    SetTrackActivate: (id) => ({ TrackInfoIds: [id] }),
    DelTrackNo: (id) => ({ TrackInfoIds: [id] }),
    RestoreTrackNo: (id) => ({ TrackInfoIds: [id] }),
    GetTrackInfoById: (id) => ({ tids: [id] }),
    DetectCarriers: () => ({ Numbers: [UPS] }),
  };

  it.each(Object.keys(ORDER_METHODS) as OrderMethod[])(
    'SC-18 %s treats its shipments as missing ones',
    async (method) => {
      const [theirs = '', deleted = ''] = await add([UPS, LETTER]);
      await order(buyer, 'DelTrackNo', { TrackInfoIds: [deleted] });
      const before = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, buyer.gid));
      const stranger = await signedIn(server);
      const ask = async (id: string) =>
        (
          await stranger.post('/orderapi/call', { version: '1.0', timeZoneOffset: 0, method, param: CALLS[method](id) })
        ).json();
      const missing = await ask('999999999999');
      expect(await ask(theirs)).toEqual(missing);
      expect(await ask(deleted)).toEqual(missing);
      const after = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, buyer.gid));
      expect(after).toEqual(before);
    },
  );

  it('SC-18 nor does the other identity of the same account see them', async () => {
    const [ups = ''] = await add([UPS]);
    const found = await server.services.shipments.findDetails({ gid: buyer.gid, scope: 'API' }, [Number(ups)]);
    expect(found).toEqual([]);
  });
});
