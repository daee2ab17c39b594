import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { CARRIER_ORIGINS } from './model/shipmentColumns.ts';
import { shipments } from './model/shipmentTable.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const OTHER = 'RR123456785CN';

let server: TestServer;
let client: BuyerClient;
let ups: string;
let letter: string;
let other: string;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  [ups = '', letter = '', other = ''] = await client.add([UPS, LETTER, OTHER]);
});

const ago = (days: number) => new Date(server.services.now().getTime() - days * DAY);
const write = (id: string, values: Partial<typeof shipments.$inferInsert>) =>
  server.services.db
    .update(shipments)
    .set(values)
    .where(eq(shipments.id, Number(id)));
const ask = (param: GetTrackInfoList) => callBuyer(client.buyer, 'GetTrackInfoList', param);
const found = async (param: GetTrackInfoList) => {
  const { Json, pageInfo } = await ask(param);
  expect(pageInfo.TotalCount).toBe(Json.length);
  const counted = Object.values(pageInfo.Counts).reduce((sum, count) => sum + count, 0);
  expect(param.Attention ? pageInfo.Attention : counted).toBe(Json.length);
  return Json.map(({ FTrackInfoId }) => FTrackInfoId).sort();
};

describe('PG-2a the tabs', () => {
  const DAYS_QUIET = [0, 4, 8];

  it('are all counted, whichever of them is open, with and without a search', async () => {
    await write(ups, { packageStatus: 'Exception', subStatus: 'Exception_Lost', remark: 'lamp' });
    await write(letter, { packageStatus: 'InTransit', subStatus: 'InTransit_Other', remark: 'lamp' });
    const counts = { Exception: 1, InTransit: 1, NotFound: 0 };
    for (const tab of [{}, { Attention: true }, { Statuses: ['InTransit' as const] }]) {
      const { Json, pageInfo } = await ask({ Item: 'lamp', ...tab });
      expect(pageInfo).toMatchObject({ Counts: counts, Attention: 1, TotalCount: Json.length });
    }
    expect((await ask({ Item: 'lamp', Attention: true })).Json).toHaveLength(1);
    const { pageInfo } = await ask({ Attention: true });
    expect(pageInfo).toMatchObject({ Counts: { ...counts, NotFound: 1 }, Attention: 1, TotalCount: 1 });
    // For a whole list the overview has it, and this call reads nothing for it.
    expect((await ask({})).pageInfo).not.toHaveProperty('Attention');
  });

  it('count under a search as needing attention what the tab shows, of every standing and age', async () => {
    for (const packageStatus of MAIN_STATUSES)
      for (const subStatus of SUB_STATUSES[packageStatus]) {
        const waits = [ups, letter, other].map((id, place) =>
          write(id, { packageStatus, subStatus, remark: 'lamp', changeTime: ago(DAYS_QUIET[place] ?? 0) }),
        );
        await Promise.all(waits);
        const { Json, pageInfo } = await ask({ Item: 'lamp', Attention: true });
        expect([subStatus, pageInfo.Attention, pageInfo.TotalCount]).toEqual([subStatus, Json.length, Json.length]);
        const { Json: all } = await ask({ Item: 'lamp' });
        const urgent = all.filter(({ attention }) => attention === 'red' || attention === 'amber');
        expect([subStatus, pageInfo.Attention]).toEqual([subStatus, urgent.length]);
      }
  });
});

describe('PG-2c the filters', () => {
  it('by sub-status, with the counts under it', async () => {
    await write(ups, { packageStatus: 'InTransit', subStatus: 'InTransit_CustomsReleased' });
    await write(letter, { packageStatus: 'Exception', subStatus: 'Exception_Lost' });
    expect(await found({ SubStatuses: ['InTransit_CustomsReleased', 'Exception_Lost'] })).toEqual([ups, letter].sort());
    const { Json, pageInfo } = await ask({
      SubStatuses: ['InTransit_CustomsReleased', 'Exception_Lost'],
      Statuses: ['Exception'],
    });
    expect(Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([letter]);
    expect(pageInfo).toMatchObject({ TotalCount: 1, Counts: { InTransit: 1, Exception: 1, NotFound: 0 } });
  });

  it('by carrier of either leg, by origin and by destination', async () => {
    await write(letter, { finalCarrier: 100002, shippingCountry: 'GB', recipientCountry: 'DE' });
    await write(ups, { carrier: 100002, shippingCountry: 'US', recipientCountry: 'DE' });
    expect(await found({ Carriers: [100002] })).toEqual([ups, letter].sort());
    expect(await found({ Origins: ['GB', 'FR'] })).toEqual([letter]);
    expect(await found({ Destinations: ['DE'], Origins: ['US'] })).toEqual([ups]);
  });

  it('by the time it was added and by the latest checkpoint', async () => {
    await write(ups, { registerTime: ago(10), latestEventTime: ago(2) });
    await write(letter, { registerTime: ago(5), latestEventTime: ago(4) });
    expect(await found({ AddedFrom: ago(11).toISOString(), AddedUntil: ago(6).toISOString() })).toEqual([ups]);
    expect(await found({ UpdatedUntil: ago(1).toISOString() })).toEqual([ups, letter].sort());
    expect(await found({ UpdatedFrom: ago(3).toISOString(), UpdatedUntil: ago(1).toISOString() })).toEqual([ups]);
    expect((await ask({ AddedFrom: 'yesterday' })).Code).toBe(SHIPMENT_CODES.badRequest);
  });

  it('by a known delivery date, by silence, and by both', async () => {
    const estimate = { source: 'Official', from: '2026-03-01', to: '2026-03-02' } as const;
    await write(ups, { estimatedDelivery: estimate, changeTime: ago(9) });
    await write(letter, { changeTime: ago(8) });
    await write(other, { changeTime: ago(20), packageStatus: 'Delivered', subStatus: 'Delivered_Other' });
    expect(await found({ HasEstimate: true })).toEqual([ups]);
    expect(await found({ HasEstimate: false })).toEqual([letter, other].sort());
    expect(await found({ StaleDays: 8 })).toEqual([ups, letter].sort());
    expect(await found({ StaleDays: 9, HasEstimate: true })).toEqual([ups]);
  });

  it('PG-2b by a delivery date that is still awaited: there is none at the pickup point', async () => {
    const estimatedDelivery = { source: 'Official', from: '2026-03-01', to: null } as const;
    await write(ups, { estimatedDelivery, packageStatus: 'AvailableForPickup', subStatus: 'AvailableForPickup_Other' });
    await write(letter, { estimatedDelivery, packageStatus: 'InTransit', subStatus: 'InTransit_Other' });
    expect(await found({ HasEstimate: true })).toEqual([letter]);
    expect(await found({ HasEstimate: false })).toEqual([ups, other].sort());
    const rows = (await ask({})).Json as { FTrackInfoId: string; estimated_delivery: object | null }[];
    expect(rows.filter(({ estimated_delivery }) => estimated_delivery).map((row) => row.FTrackInfoId)).toEqual([
      letter,
    ]);
  });

  it('by what the customer has not opened since its updates came', async () => {
    expect(await found({ Unread: true })).toEqual([]);
    await client.sync([ups, letter], 10);
    expect(await found({ Unread: true })).toEqual([ups, letter].sort());
    const [detail] = (await callBuyer(client.buyer, 'GetTrackInfoById', { tids: [ups] })).Json;
    expect(detail).toMatchObject({ is_unread: true });
    expect(await found({ Unread: true })).toEqual([letter]);
  });

  it('together with a search, urgency, the archive and a state code, on pages of one order', async () => {
    await write(ups, { packageStatus: 'Exception', subStatus: 'Exception_Lost', remark: 'lamp' });
    await write(letter, { packageStatus: 'Exception', subStatus: 'Exception_Other', remark: 'lamp' });
    expect(await found({ Item: 'lamp', Attention: true, PackageState: '50' })).toEqual([ups, letter].sort());
    expect(await found({ Item: 'lamp', Attention: true, SubStatuses: ['Exception_Lost'] })).toEqual([ups]);
    await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: [ups] });
    expect(await found({ Item: 'lamp' })).toEqual([letter]);
    expect(await found({ Item: 'lamp', IsArchived: true })).toEqual([ups]);
  });
});

describe('SetTrackTagType', () => {
  it('PG-2d PG-2g marks one shipment or several, and takes the mark away', async () => {
    await callBuyer(client.buyer, 'SetTrackTagType', { tid: ups, tag: 'star' });
    await callBuyer(client.buyer, 'SetTrackTagType', { tids: [letter, other], tag: 'red' });
    expect(await found({ TagTypes: ['star'] })).toEqual([ups]);
    expect(await found({ TagTypes: ['star', 'red'] })).toHaveLength(3);
    await callBuyer(client.buyer, 'SetTrackTagType', { tid: ups, tag: '' });
    expect(await found({ TagTypes: ['star'] })).toEqual([]);
    const [row] = (await ask({ TagTypes: ['red'] })).Json;
    expect(row).toMatchObject({ tag_type: 'red', tag: '' });
  });

  it('PG-2g knows six marks and its own shipments', async () => {
    expect((await callBuyer(client.buyer, 'SetTrackTagType', { tid: ups, tag: 'pink' as 'red' })).Code).toBe(
      SHIPMENT_CODES.badRequest,
    );
    expect((await callBuyer(client.buyer, 'SetTrackTagType', { tid: '999999999999', tag: 'red' })).Code).toBe(
      SHIPMENT_CODES.notFound,
    );
  });
});

describe('RefreshTrackNo', () => {
  const due = async () => {
    const rows = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, client.buyer.gid));
    const now = server.services.now();
    return rows.filter(({ nextSyncTime }) => nextSyncTime && nextSyncTime <= now).map(({ id }) => String(id));
  };

  it('PG-2d has the carriers asked at once, of what is followed and was not asked just now', async () => {
    await client.sync([ups, letter, other], 3);
    await write(letter, { trackTime: ago(1) });
    await write(other, { trackTime: ago(1), trackingStatus: 'Stopped' });
    await write(ups, { nextSyncTime: new Date(server.services.now().getTime() + DAY) });
    const { Json } = await callBuyer(client.buyer, 'RefreshTrackNo', { TrackInfoIds: [ups, letter, other] });
    expect(Json).toMatchObject({ TrackInfoIds: [letter], SuccessNum: 1 });
    expect(await due()).toContain(letter);
    expect(await due()).not.toContain(ups);
  });

  it('PG-2d lets a customer ask for a thousand an hour', async () => {
    await server.services.db.insert(shipments).values(
      Array.from({ length: 999 }, (_, index) => ({
        ownerGid: client.buyer.gid,
        scope: 'BUYER' as const,
        number: `TEST${1000 + index}`,
        carrierOrigin: CARRIER_ORIGINS.guessed,
        checkDigit: 'none' as const,
        dataOrigin: 'Manual' as const,
        dataSource: 'sandbox' as const,
        registerTime: ago(1),
        changeTime: ago(1),
        latestEventTime: ago(1),
        packageStatus: 'NotFound' as const,
        subStatus: 'NotFound_Other' as const,
        refreshTime: ago(0.01),
      })),
    );
    expect((await callBuyer(client.buyer, 'RefreshTrackNo', { TrackInfoIds: [ups] })).Code).toBe(0);
    expect((await callBuyer(client.buyer, 'RefreshTrackNo', { TrackInfoIds: [letter, other] })).Code).toBe(
      SHIPMENT_CODES.refreshedTooOften,
    );
  });
});
