import { CORRECTION_CODES } from '@tracking-console/contract/shipments/correctionConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { KEYS } from '../carriers/courierKeys.ts';
import { shipments } from './model/shipmentTable.ts';

const LETTER = 'RB123456785GB';
const ROYAL_MAIL = 11031;
const NOBODY = 999_999;

let server: TestServer;
let client: BuyerClient;
let letter: string;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  letter = (await client.add([LETTER]))[0] ?? '';
});

const setCarrier = (FirstCarrier: number, SecondCarrier?: number) =>
  callBuyer(client.buyer, 'SetTrackCarrier', {
    TrackInfoId: letter,
    FirstCarrier,
    ...(SecondCarrier !== undefined && { SecondCarrier }),
  });
const read = async () => {
  const { Json } = await callBuyer(client.buyer, 'GetTrackInfoById', { tids: [letter] });
  const [found] = Json;
  if (!found) throw new Error('the shipment is gone');
  return found;
};
const write = (values: Partial<typeof shipments.$inferInsert>) =>
  server.services.db
    .update(shipments)
    .set(values)
    .where(eq(shipments.id, Number(letter)));

describe('SetTrackCarrier', () => {
  it('PG-2g begins the journey again with the new carrier', async () => {
    await client.sync([letter], 10);
    expect((await read()).track_info.tracking.providers).not.toEqual([]);
    const { Code, Json } = await setCarrier(KEYS.dpd);
    expect({ Code, Json }).toMatchObject({
      Code: 0,
      Json: { FFirstCarrier: KEYS.dpd, FFirstCarrierSource: 3, package_status: 'NotFound', latest_event_info: '' },
    });
    expect((await read()).track_info.tracking.providers).toEqual([]);
    await client.sync([letter], 1);
    const legs = (await read()).track_info.tracking.providers;
    expect(legs.at(-1)?.provider.key).toBe(KEYS.dpd);
  });

  it('PG-2h takes a second carrier only with a first one, and no unknown one', async () => {
    await client.sync([letter], 1);
    expect((await setCarrier(0, KEYS.dpd)).Code).toBe(CORRECTION_CODES.secondAlone);
    expect((await setCarrier(NOBODY)).Code).toBe(SHIPMENT_CODES.unknownCarrier);
    expect((await setCarrier(KEYS.dpd, NOBODY)).Code).toBe(SHIPMENT_CODES.unknownCarrier);
    expect((await setCarrier(ROYAL_MAIL, KEYS.dpd)).Json.FSecondCarrier).toBe(KEYS.dpd);
  });

  it('PG-2g waits for the first answer, and for a shipment that is followed', async () => {
    expect((await setCarrier(KEYS.dpd)).Code).toBe(CORRECTION_CODES.notAskedYet);
    await client.sync([letter], 1);
    await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: [letter] });
    expect((await setCarrier(KEYS.dpd)).Code).toBe(CORRECTION_CODES.notFollowed);
    await callBuyer(client.buyer, 'SetTrackActivate', { TrackInfoIds: [letter] });
    await write({ trackingStatus: 'Stopped' });
    expect((await setCarrier(KEYS.dpd)).Code).toBe(CORRECTION_CODES.notFollowed);
  });

  it('PG-2h refuses a change from carriers that another window has changed meanwhile', async () => {
    await client.sync([letter], 1);
    const change = (
      FirstCarrier: number,
      SecondCarrier: number,
      Base: { FirstCarrier: number; SecondCarrier: number },
    ) => callBuyer(client.buyer, 'SetTrackCarrier', { TrackInfoId: letter, FirstCarrier, SecondCarrier, Base });
    const began = { FirstCarrier: ROYAL_MAIL, SecondCarrier: 0 };
    expect((await change(ROYAL_MAIL, KEYS.dpd, began)).Code).toBe(0);
    const refused = await change(KEYS.dpd, 0, began);
    expect(refused).toMatchObject({
      Code: SHIPMENT_CODES.changedMeanwhile,
      Json: { FTrackInfoId: letter, FFirstCarrier: ROYAL_MAIL, FSecondCarrier: KEYS.dpd },
    });
    expect((await read()).carrier_change_count).toBe(1);
  });

  it('PG-2g keeps (number, carrier) unique in an account', async () => {
    await client.sync([letter], 1);
    await callBuyer(client.buyer, 'AddTrackNo', { TrackNos: [{ TrackNo: LETTER, Carrier: KEYS.dpd }] });
    expect((await setCarrier(KEYS.dpd)).Code).toBe(CORRECTION_CODES.otherExists);
  });

  it('PG-2g changes five times, and counts only changes', async () => {
    const carriers = [KEYS.dpd, KEYS.ups, KEYS.fedex, KEYS.yodel, KEYS.landmark];
    for (const carrier of carriers) {
      await client.sync([letter], 0.01);
      expect((await setCarrier(carrier)).Code).toBe(0);
      expect((await setCarrier(carrier)).Code).toBe(0);
    }
    await client.sync([letter], 0.01);
    expect((await setCarrier(ROYAL_MAIL)).Code).toBe(CORRECTION_CODES.noChangeLeft);
  });
});

describe('SetTrackFields', () => {
  const setFields = (Fields: object) => callBuyer(client.buyer, 'SetTrackFields', { TrackInfoId: letter, Fields });
  const stored = async () => {
    const [row] = await server.services.db
      .select()
      .from(shipments)
      .where(eq(shipments.id, Number(letter)));
    return row;
  };

  it('PG-2e adds a detail, takes one away, and has the carrier asked at once', async () => {
    await write({ nextSyncTime: null });
    expect((await setFields({ destination_postal_code: 'M1 1AE', phone_number_last_4: '1234' })).Code).toBe(0);
    expect((await setFields({ phone_number_last_4: '' })).Code).toBe(0);
    const row = await stored();
    expect(row?.additionalFields).toEqual({ destination_postal_code: 'M1 1AE' });
    expect(row?.nextSyncTime?.getTime()).toBeLessThanOrEqual(server.services.now().getTime());
  });

  it('PG-2e keeps a detail that another window has given meanwhile, and merges the others', async () => {
    const from = (Fields: object, Base: Record<string, string>) =>
      callBuyer(client.buyer, 'SetTrackFields', { TrackInfoId: letter, Fields, Base });
    expect((await from({ destination_postal_code: 'M1 1AE' }, { destination_postal_code: '' })).Code).toBe(0);
    const late = await from({ destination_postal_code: 'M2' }, { destination_postal_code: '' });
    expect([late.Code, late.Json.FTrackInfoId]).toEqual([SHIPMENT_CODES.changedMeanwhile, letter]);
    expect((await from({ phone_number_last_4: '1234' }, { phone_number_last_4: '' })).Code).toBe(0);
    const taken = await from({ destination_postal_code: '' }, { destination_postal_code: 'M1 1AE' });
    expect([taken.Code, (await stored())?.additionalFields]).toEqual([0, { phone_number_last_4: '1234' }]);
  });

  it('SC-19 takes no detail that no carrier asks for', async () => {
    expect((await setFields({ owner: '1' })).Code).toBe(SHIPMENT_CODES.badRequest);
    expect((await setFields({ phone_number_last_4: '12' })).Code).toBe(SHIPMENT_CODES.badRequest);
  });

  it('PG-2e has nothing to add once a carrier knows the shipment', async () => {
    await client.sync([letter], 10);
    expect((await setFields({ destination_postal_code: 'M1 1AE' })).Code).toBe(CORRECTION_CODES.alreadyFound);
  });
});

describe('RetrackTrackNo', () => {
  const retrack = () => callBuyer(client.buyer, 'RetrackTrackNo', { TrackInfoId: letter });

  it('PG-2d follows a stopped shipment once more, once in its life', async () => {
    await client.sync([letter], 10);
    const before = await read();
    expect((await retrack()).Code).toBe(CORRECTION_CODES.noRetrackLeft);
    await write({
      trackingStatus: 'Stopped',
      stopTrackReason: 'Expired',
      subStatus: 'Expired_Other',
      packageStatus: 'Expired',
    });
    expect((await retrack()).Json).toMatchObject({
      tracking_status: 'Tracking',
      stop_track_reason: null,
      sub_status: before.sub_status,
      package_status: before.package_status,
    });
    await write({ trackingStatus: 'Stopped', stopTrackReason: 'Expired' });
    expect((await retrack()).Code).toBe(CORRECTION_CODES.noRetrackLeft);
  });

  it('PG-2h needs room in the quota', async () => {
    await write({ trackingStatus: 'Stopped', stopTrackReason: 'Expired' });
    await client.limitQuota(0);
    expect((await retrack()).Code).toBe(SHIPMENT_CODES.overQuota);
  });
});
