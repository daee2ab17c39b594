import { SEQUENCES, type Sequence } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
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

describe('GetTrackInfoList', () => {
  it('PG-2g answers rows and page with the wire’s names', async () => {
    const ids = await client.add([LETTER]);
    await client.sync(ids, 30);
    const { Json, pageInfo } = await callBuyer(client.buyer, 'GetTrackInfoList', {
      IsArchived: false,
      Page: 1,
      PerPage: 40,
    });
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
    const [ups = '', letter = ''] = await client.add([UPS, LETTER]);
    await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: letter, Remark: '50% off_boots' });
    const found = async (Item: string) =>
      (await callBuyer(client.buyer, 'GetTrackInfoList', { Item })).Json.map(({ FTrackInfoId }) => FTrackInfoId);
    expect(await found('5r8939')).toEqual([ups]);
    expect(await found('50% off_b')).toEqual([letter]);
    expect(await found('%')).toEqual([letter]);
    expect(await found('f_b')).toEqual([letter]);
    expect(await found('royal')).toEqual([letter]);
    expect(await found("'; --")).toEqual([]);
  });

  it('PG-2a counts by main status whatever is asked for, and filters by it', async () => {
    const [ups = '', letter = '', third = ''] = await client.add([UPS, LETTER, 'RR123456789CN']);
    await client.setStatus(ups, 'Delivered');
    await client.setStatus(letter, 'OutForDelivery');
    const { Json, pageInfo } = await callBuyer(client.buyer, 'GetTrackInfoList', {
      Statuses: ['Delivered', 'NotFound'],
      Sequence: 'StatusAsc',
    });
    expect(Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([third, ups]);
    expect(pageInfo.TotalCount).toBe(2);
    expect(pageInfo.Counts).toMatchObject({ Delivered: 1, OutForDelivery: 1, NotFound: 1, Exception: 0 });
    const older = await callBuyer(client.buyer, 'GetTrackInfoList', { PackageState: 30 });
    expect(older.Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([letter]);
  });

  it('pages through everything once', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `TBA0000000000${10 + index}`);
    const ids = await client.add(numbers);
    const pages = [1, 2, 3].map((Page) => callBuyer(client.buyer, 'GetTrackInfoList', { Page, PerPage: 20 }));
    const seen = (await Promise.all(pages)).map(({ Json }) => Json.map(({ FTrackInfoId }) => FTrackInfoId));
    expect(seen.map((page) => page.length)).toEqual([20, 10, 0]);
    expect(seen.flat().sort()).toEqual([...ids].sort());
  });

  it.each(['AddedDesc', 'UpdatedDesc', 'UpdatedAsc', 'StatusDesc', 'DaysDesc', 'DaysAsc'] as const)(
    'PG-2c orders by %s',
    async (Sequence) => {
      await client.add([UPS, LETTER]);
      expect((await callBuyer(client.buyer, 'GetTrackInfoList', { Sequence })).Json).toHaveLength(2);
    },
  );

  it('PG-2c shows the same order on small pages as on a large one, to the last page, and of what a search finds', async () => {
    const FOUND = 'TBA00000000002';
    const ids = await client.add(Array.from({ length: 37 }, (_, index) => `TBA0000000000${10 + index}`));
    await client.sync(ids.slice(0, 25), 6);
    await client.setStatus(ids[3] ?? '', 'Exception');
    const read = async (Sequence: Sequence, Page: number, PerPage: 20 | 100, Item = '') =>
      (await callBuyer(client.buyer, 'GetTrackInfoList', { Sequence, Page, PerPage, Item })).Json.map(
        ({ FTrackNo }) => FTrackNo,
      );
    for (const sequence of SEQUENCES) {
      const whole = await read(sequence, 1, 100);
      expect(whole).toHaveLength(37);
      expect([...(await read(sequence, 1, 20)), ...(await read(sequence, 2, 20))]).toEqual(whole);
      expect(await read(sequence, 3, 20)).toEqual([]);
      expect(await read(sequence, 1, 20, FOUND)).toEqual(whole.filter((number) => number.startsWith(FOUND)));
    }
  });

  it('PG-1c finds what needs attention', async () => {
    const [ups = '', letter = ''] = await client.add([UPS, LETTER]);
    await client.setStatus(ups, 'Exception');
    await client.setStatus(letter, 'InTransit');
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', { Attention: true });
    expect(Json).toMatchObject([{ FTrackInfoId: ups, attention: 'red' }]);
    expect((await callBuyer(client.buyer, 'GetIndexData', {})).Json.attention).toBe(1);
    server.pass(8 * 86_400_000);
    client.buyer.sid = await server.services.sessions.open(client.buyer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    const { Json: waiting, pageInfo } = await callBuyer(client.buyer, 'GetTrackInfoList', { Attention: true });
    expect(waiting.map(({ FTrackInfoId }) => FTrackInfoId).sort()).toEqual([letter, ups].sort());
    expect(pageInfo).toMatchObject({ TotalCount: 2, Attention: 2, Counts: { Exception: 1, InTransit: 1 } });
    expect((await callBuyer(client.buyer, 'GetIndexData', {})).Json.attention).toBe(2);
  });
});
