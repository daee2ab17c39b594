import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
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

const codesOf = async (param: { TrackNos: (string | { TrackNo: string; Carrier?: number; Remark?: string })[] }) => {
  const { Json } = await callBuyer(client.buyer, 'AddTrackNo', param);
  return Json.Items.map(({ ResultCode }) => ResultCode);
};

describe('AddTrackNo', () => {
  it('PG-2h writes numbers in upper case without inner spaces and refuses what is no number', async () => {
    const { Json } = await callBuyer(client.buyer, 'AddTrackNo', {
      TrackNos: ['1z 5r8 939 0357567127', 'no', 'straße-12345', 'Hello', LETTER],
    });
    expect(Json.Items).toEqual([
      { TrackInfoId: expect.stringMatching(/^\d+$/), TrackNo: UPS, ResultCode: 0 },
      { TrackInfoId: null, TrackNo: 'NO', ResultCode: SHIPMENT_CODES.badNumber },
      { TrackInfoId: null, TrackNo: 'STRAßE-12345', ResultCode: SHIPMENT_CODES.badNumber },
      { TrackInfoId: null, TrackNo: 'HELLO', ResultCode: SHIPMENT_CODES.badNumber },
      { TrackInfoId: expect.stringMatching(/^\d+$/), TrackNo: LETTER, ResultCode: 0 },
    ]);
    expect(Json).toMatchObject({ SuccessNum: 2, ErrorNum: 3, UseTrackNum: 2, CanTrackNum: 498 });
  });

  it('PG-2g F-40 adds a number once, however often it is sent', async () => {
    const [first] = await client.add([UPS]);
    const { Json } = await callBuyer(client.buyer, 'AddTrackNo', { TrackNos: [UPS, UPS.toLowerCase()] });
    expect(Json.Items).toEqual([
      { TrackInfoId: first, TrackNo: UPS, ResultCode: -11010101 },
      { TrackInfoId: first, TrackNo: UPS, ResultCode: -11010101 },
    ]);
    expect(await codesOf({ TrackNos: [LETTER, LETTER] })).toEqual([0, -11010101]);
  });

  it('F-40 has one effect when the same rows are sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callBuyer(client.buyer, 'AddTrackNo', { TrackNos: [UPS, LETTER] })),
    );
    expect(answers.reduce((sum, { Json }) => sum + Json.SuccessNum, 0)).toBe(2);
    const { pageInfo } = await callBuyer(client.buyer, 'GetTrackInfoList', {});
    expect(pageInfo.TotalCount).toBe(2);
  });

  it('PG-2h keeps the rows that fit when the quota does not take all, and names the others', async () => {
    await client.limitQuota(2);
    const numbers = [UPS, LETTER, '986578788855'];
    expect(await codesOf({ TrackNos: numbers })).toEqual([0, 0, SHIPMENT_CODES.overQuota]);
    expect(await codesOf({ TrackNos: numbers })).toEqual([-11010101, -11010101, SHIPMENT_CODES.overQuota]);
  });

  it('PG-2h never exceeds the quota under parallel calls', async () => {
    await client.limitQuota(5);
    const numbers = Array.from({ length: 20 }, (_, index) => `TBA0000000000${10 + index}`);
    const answers = await Promise.all(
      numbers.map((number) => callBuyer(client.buyer, 'AddTrackNo', { TrackNos: [number] })),
    );
    expect(answers.reduce((sum, { Json }) => sum + Json.SuccessNum, 0)).toBe(5);
  });

  it('adds one number under two carriers, with remarks, and refuses a carrier that does not exist', async () => {
    const rows = [
      { TrackNo: UPS, Carrier: 100003, Remark: ' blue shoes ' },
      { TrackNo: UPS, Carrier: 100002 },
      { TrackNo: UPS, Carrier: 5 },
    ];
    expect(await codesOf({ TrackNos: rows })).toEqual([0, 0, SHIPMENT_CODES.unknownCarrier]);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', { Sequence: 'AddedAsc' });
    expect(Json).toMatchObject([
      { FFirstCarrier: 100003, FFirstCarrierSource: 3, FRemark: 'blue shoes' },
      { FFirstCarrier: 100002, FFirstCarrierSource: 2, FRemark: '' },
    ]);
  });

  it('PA-3 takes a number with a wrong check digit, without naming a carrier, and calls it an invalid code', async () => {
    const ids = await client.add(['RR123456789CN']);
    await client.sync(ids, 1);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', {});
    expect(Json).toMatchObject([
      { FFirstCarrier: 0, check_digit: 'wrong', package_status: 'NotFound', sub_status: 'NotFound_InvalidCode' },
    ]);
  });

  it('PG-2e PG-2f keeps what a carrier asks for beside the number, and tells what is missing', async () => {
    const [bare = '', given = ''] = (
      await callBuyer(client.buyer, 'AddTrackNo', {
        TrackNos: ['JJD0002257639032011', { TrackNo: 'JJD0002257639032012', destination_postal_code: 'M1 1AE' }],
      })
    ).Json.Items.map(({ TrackInfoId }) => TrackInfoId ?? '');
    await client.sync([bare, given], 40);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoById', { tids: [bare, given] });
    expect(Json).toMatchObject([
      {
        package_status: 'NotFound',
        additional_fields: {},
        missing_fields: [{ field: 'destination_postal_code', required: true, example: 'M1 1AE' }],
      },
      { additional_fields: { destination_postal_code: 'M1 1AE' }, missing_fields: [] },
    ]);
    expect(Json[1]?.package_status).not.toBe('NotFound');
  });

  it('PG-2f lets the destination decide between carriers whose numbers look alike', async () => {
    // 12 digits with a check digit of FedEx, of DHL in Germany and of GLS.
    const given = { TrackNo: '201298452277', destination_country: 'DE' };
    await callBuyer(client.buyer, 'AddTrackNo', { TrackNos: [given, UPS] });
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', { Sequence: 'AddedAsc' });
    expect(Json).toMatchObject([
      { FFirstCarrier: 7041, FFirstCarrierSource: 3 },
      { FFirstCarrier: 100002, FFirstCarrierSource: 1 },
    ]);
  });

  it('PG-2e names the carrier’s page of this shipment', async () => {
    const ids = await client.add([UPS]);
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoById', { tids: ids });
    expect(Json).toMatchObject([{ tracking_pages: { 100002: `https://www.ups.com/track?tracknum=${UPS}` } }]);
  });

  it('PG-2f names what the carriers of a number ask for', async () => {
    const { Json } = await callBuyer(client.buyer, 'DetectCarriers', { Numbers: ['SF1006285739126', LETTER] });
    expect(Json.map(({ Carriers }) => Carriers[0]?.RequiredFields)).toEqual([
      [{ field: 'phone_number_last_4', required: true, pattern: '^[0-9]{4}$', example: '5678' }],
      [],
    ]);
  });

  it('takes no more than 40 rows a call', async () => {
    const numbers = Array.from({ length: 41 }, (_, index) => `TBA0000000000${10 + index}`);
    expect((await callBuyer(client.buyer, 'AddTrackNo', { TrackNos: numbers })).Code).toBe(SHIPMENT_CODES.badRequest);
  });
});
