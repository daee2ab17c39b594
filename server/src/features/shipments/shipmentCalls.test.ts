import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { KEY_STAGES } from '@tracking-console/contract/shipments/statuses';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

describe('the wrapper', () => {
  it('PG-2g tells an unknown method and a wrong parameter from each other', async () => {
    const unknown = await client.buyer.post('/orderapi/call', {
      version: '1.0',
      timeZoneOffset: 0,
      method: 'Nope',
      param: {},
    });
    expect(unknown.json()).toMatchObject({ Code: SHIPMENT_CODES.unknownMethod, Json: null });
    const wrong = await client.buyer.post('/orderapi/call', {
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
    const answer = await client.buyer.post('/orderapi/call', {
      version: '1.0',
      timeZoneOffset: 0,
      method: 'AddTrackNo',
      param: { TrackNos: [UPS], ownerGid: '1' },
    });
    expect(answer.json().Code).toBe(SHIPMENT_CODES.badRequest);
  });

  it('ER-3 sends a stranger to sign in and refuses whoever has not opened the identity', async () => {
    expect((await callBuyer(stranger(server), 'GetIndexData', {})).Code).toBe(-6);
    const developer = await signedIn(server, { identities: ['API'] });
    expect((await callBuyer(developer, 'GetIndexData', {})).Code).toBeLessThan(-6);
  });
});

describe('changing shipments', () => {
  it('PG-3 archives, counts apart and frees the quota; activating needs it again', async () => {
    await client.limitQuota(1);
    const [ups = ''] = await client.add([UPS]);
    const archived = await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: [ups] });
    expect(archived.Json).toEqual({ TrackInfoIds: [ups], SuccessNum: 1, OverQuotaIds: [] });
    const [letter = ''] = await client.add([LETTER]);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', { IsArchived: true });
    expect(Json).toMatchObject([{ FTrackInfoId: ups, FIsArchived: true, archived_at: expect.any(String) }]);
    expect((await callBuyer(client.buyer, 'GetIndexData', { IsArchived: false })).Json.utn).toEqual({
      cnum: 1,
      unum: 1,
      inum: 0,
      anum: 1,
    });

    const refused = await callBuyer(client.buyer, 'SetTrackActivate', { TrackInfoIds: [ups] });
    expect(refused).toMatchObject({ Code: SHIPMENT_CODES.overQuota, Json: { SuccessNum: 0, OverQuotaIds: [ups] } });
    await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: [letter] });
    const activated = await callBuyer(client.buyer, 'SetTrackActivate', { TrackInfoIds: [ups] });
    expect(activated).toMatchObject({ Code: 0, Json: { TrackInfoIds: [ups] } });
  });

  it('PG-2d undoes a deletion, but not beside the same number added again', async () => {
    const [ups = '', letter = ''] = await client.add([UPS, LETTER]);
    await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: [ups, letter] });
    expect((await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json).toEqual([]);
    await client.add([LETTER]);
    const { Json } = await callBuyer(client.buyer, 'RestoreTrackNo', { TrackInfoIds: [ups, letter] });
    expect(Json.TrackInfoIds).toEqual([ups]);
    expect((await callBuyer(client.buyer, 'GetTrackInfoList', {})).pageInfo.TotalCount).toBe(2);
  });

  it('PG-2h keeps a remark of at most 100 characters', async () => {
    const [ups = ''] = await client.add([UPS]);
    expect((await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: ups, Remark: 'x'.repeat(101) })).Code).toBe(
      SHIPMENT_CODES.badRequest,
    );
    expect(
      (await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: ups, Remark: '<img src=x onerror=alert(1)>' }))
        .Code,
    ).toBe(0);
    expect((await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json[0]?.FRemark).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});

describe('SetTrackRemark in two windows', () => {
  it('PG-2h keeps the name that was given meanwhile, and answers with it', async () => {
    const [ups = ''] = await client.add([UPS]);
    const rename = (Remark: string, Base: string) =>
      callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: ups, Remark, Base });
    const answers = await Promise.all([rename('Lamp', ''), rename('Chair', '')]);
    const [saved, refused] = answers.sort((one, other) => other.Code - one.Code);
    const name = (await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json[0]?.FRemark ?? '';
    expect([saved?.Code, refused?.Code]).toEqual([0, SHIPMENT_CODES.changedMeanwhile]);
    expect(refused?.Json).toEqual({ Remark: name });
    expect((await rename('', name)).Code).toBe(0);
    expect((await rename('', name)).Code).toBe(0); // both want the same
    const other = await openBuyerClient(server);
    const foreign = { TrackInfoId: ups, Remark: 'mine', Base: '' };
    expect((await callBuyer(other.buyer, 'SetTrackRemark', foreign)).Code).toBe(SHIPMENT_CODES.notFound);
  });
});

describe('GetTrackInfoById', () => {
  it('PG-2g answers the journey in the public shape, in the order asked for', async () => {
    const [letter = '', ups = ''] = await client.add([LETTER, UPS]);
    await client.sync([letter, ups], 60);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoById', { tids: [ups, letter] });
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
    const [ups = ''] = await client.add([UPS, LETTER, 'RR123456789CN']);
    await client.setStatus(ups, 'OutForDelivery');
    const { Json } = await callBuyer(client.buyer, 'GetIndexData', {});
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
    const ids = await client.add([UPS]);
    await client.sync(ids, 10);
    const { Json } = await callBuyer(client.buyer, 'GetRecentUpdates', { Since: '2020-01-01T00:00:00Z' });
    expect(Json).toHaveLength(1);
    const later = new Date(server.services.now().getTime() + 1000).toISOString();
    expect((await callBuyer(client.buyer, 'GetRecentUpdates', { Since: later })).Json).toEqual([]);
  });

  it('PG-1f counts added and delivered per day of the caller’s zone', async () => {
    await client.add([UPS, LETTER]);
    const { Json } = await callBuyer(client.buyer, 'GetStatDaily', { Days: 7 }, -480);
    expect(Json).toHaveLength(7);
    const today = new Date(server.services.now().getTime() + 480 * 60_000).toISOString().slice(0, 10);
    expect(Json.at(-1)).toEqual({ Date: today, Added: 2, Delivered: 0 });
  });

  it('PG-1a detects carriers while numbers are typed and knows which are there already', async () => {
    const [ups] = await client.add([UPS]);
    const { Json } = await callBuyer(client.buyer, 'DetectCarriers', {
      Numbers: [UPS.toLowerCase(), 'RR123456789CN', 'a b'],
    });
    expect(Json).toEqual([
      {
        Number: UPS,
        IsNumber: true,
        CheckDigit: 'valid',
        Carriers: [
          {
            Carrier: 100002,
            Name: 'UPS',
            CheckDigit: 'valid',
            Reason: 'checkDigit',
            Service: 'Ground',
            RequiredFields: [],
          },
        ],
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
