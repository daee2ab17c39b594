import { ORDER_METHODS, type OrderMethod } from '@tracking-console/contract/orderApi';
import { eq } from 'drizzle-orm';
import { type BuyerDesk, openBuyerDesk } from '../../../testing/buyerDesk.ts';
import { signedIn } from '../../../testing/caller.ts';
import { order } from '../../../testing/orderCall.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { shipments } from './shipmentTable.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let server: TestServer;
let desk: BuyerDesk;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openBuyerDesk(server);
});

describe('another account', () => {
  /** Every method, called with ids. */
  const CALLS: Record<OrderMethod, (id: string) => unknown> = {
    GetIndexData: () => ({}),
    GetRecentUpdates: () => ({ Since: '2020-01-01T00:00:00Z' }),
    GetStatDaily: () => ({ Days: 2 }),
    GetStatTransit: () => ({ Days: 90 }),
    GetArrivingSoon: () => ({}),
    GetTrackInfoList: () => ({}),
    GetTrackInfoIds: () => ({}),
    GetTrackInfoRows: (id) => ({ TrackInfoIds: [id] }),
    GetTrackNumbers: (id) => ({ TrackInfoIds: [id] }),
    AddTrackNo: () => ({ TrackNos: [] }),
    SetTrackRemark: (TrackInfoId) => ({ TrackInfoId, Remark: 'mine now' }),
    SetTrackTagType: (tid) => ({ tid, tag: 'star' }),
    RefreshTrackNo: (id) => ({ TrackInfoIds: [id] }),
    SetTrackArchived: (id) => ({ TrackInfoIds: [id] }),
    SetTrackActivate: (id) => ({ TrackInfoIds: [id] }),
    DelTrackNo: (id) => ({ TrackInfoIds: [id] }),
    RestoreTrackNo: (id) => ({ TrackInfoIds: [id] }),
    GetTrackInfoById: (id) => ({ tids: [id] }),
    ExplainNumber: () => ({ Number: UPS }),
    DetectCarriers: () => ({ Numbers: [UPS] }),
    GetSavedViews: () => ({}),
    SaveView: () => ({ Name: 'x', Query: '' }),
    DeleteView: (ViewId) => ({ ViewId }),
    GetSettings: () => ({}),
    SaveSettings: () => ({ Section: 'display', Values: {} }),
    SetTrackCarrier: (TrackInfoId) => ({ TrackInfoId, FirstCarrier: 100003 }),
    SetTrackFields: (TrackInfoId) => ({ TrackInfoId, Fields: { destination_postal_code: '10115' } }),
    RetrackTrackNo: (TrackInfoId) => ({ TrackInfoId }),
    GetOrderInfoById: (tid) => ({ tid }),
    SaveOrderInfo: (tid) => ({ tid, opn: 'mine now' }),
    ShareTrackNo: (TrackInfoId) => ({ TrackInfoId }),
    ShareTrackNos: (id) => ({ TrackInfoIds: [id] }),
    GetTrackShares: (TrackInfoId) => ({ TrackInfoId }),
    GetNotifications: (TrackInfoId) => ({ TrackInfoId }),
    ResumeMails: () => ({}),
    RevokeTrackShare: (TrackInfoId) => ({ TrackInfoId, ShareId: '1' }),
  };

  it.each(Object.keys(ORDER_METHODS) as OrderMethod[])(
    'SC-18 %s treats its shipments as missing ones',
    async (method) => {
      const [theirs = '', deleted = ''] = await desk.add([UPS, LETTER]);
      await order(desk.buyer, 'DelTrackNo', { TrackInfoIds: [deleted] });
      const before = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, desk.buyer.gid));
      const stranger = await signedIn(server);
      const ask = async (id: string) =>
        (
          await stranger.post('/orderapi/call', { version: '1.0', timeZoneOffset: 0, method, param: CALLS[method](id) })
        ).json();
      const missing = await ask('999999999999');
      expect(await ask(theirs)).toEqual(missing);
      expect(await ask(deleted)).toEqual(missing);
      const after = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, desk.buyer.gid));
      expect(after).toEqual(before);
    },
  );

  it('SC-18 nor does the other identity of the same account see them', async () => {
    const [ups = ''] = await desk.add([UPS]);
    const found = await server.services.shipments.findDetails({ gid: desk.buyer.gid, scope: 'API' }, [Number(ups)]);
    expect(found).toEqual([]);
  });
});
