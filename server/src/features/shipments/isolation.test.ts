import { BUYER_METHODS, type BuyerMethod } from '@tracking-console/contract/shipments/buyerApi';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { sql } from '../../drizzle.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const POSTAL = 'RR123456785DE';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

/** Every row of every table that names the account, but sessions: whose last use is noted. */
async function rowsOf(gid: string): Promise<string[]> {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema = 'public' AND table_name NOT IN ('sessions')`);
  const found = tables.map(async ({ name }) => {
    const table = sql.identifier(name);
    const { rows } = await db.execute<{ part: string }>(
      sql`SELECT part::text AS part FROM ${table} AS part WHERE part::text LIKE ${`%${gid}%`}`,
    );
    return rows.map(({ part }) => `${name}: ${part}`);
  });
  return (await Promise.all(found)).flat().sort();
}

/** The ids of an account's rows that calls can name. */
interface Owned {
  shipment: string;
  view: string;
  share: string;
}

/** A word that occurs in all of the customer's own texts. */
const WORD = 'Their8471';
const NOBODYS = '999999999999';

/** Every method of the buyer console, called with ids. */
const CALLS: Record<BuyerMethod, (owned: Owned) => unknown> = {
  GetIndexData: () => ({}),
  GetRecentUpdates: () => ({ Since: '2020-01-01T00:00:00Z' }),
  GetStatDaily: () => ({ Days: 2 }),
  GetStatTransit: () => ({ Days: 90 }),
  GetArrivingSoon: () => ({}),
  GetTrackInfoList: () => ({ Item: WORD }),
  GetTrackInfoIds: () => ({}),
  GetTrackInfoRows: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  GetTrackNumbers: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  AddTrackNo: () => ({ TrackNos: [] }),
  SetTrackRemark: ({ shipment }) => ({ TrackInfoId: shipment, Remark: 'mine now' }),
  SetTrackTagType: ({ shipment }) => ({ tid: shipment, tag: 'star' }),
  RefreshTrackNo: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  SetTrackArchived: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  SetTrackActivate: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  DelTrackNo: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  RestoreTrackNo: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  GetTrackInfoById: ({ shipment }) => ({ tids: [shipment] }),
  ExplainNumber: () => ({ Number: POSTAL }),
  DetectCarriers: () => ({ Numbers: [POSTAL] }),
  GetSavedViews: () => ({}),
  SaveView: () => ({ Name: WORD, Query: '?q=stranger' }),
  DeleteView: ({ view }) => ({ ViewId: view }),
  GetSettings: () => ({}),
  SaveSettings: () => ({ Section: 'tracking', Values: { postalCode: '75001' } }),
  SetTrackCarrier: ({ shipment }) => ({ TrackInfoId: shipment, FirstCarrier: 100003 }),
  SetTrackFields: ({ shipment }) => ({ TrackInfoId: shipment, Fields: { destination_postal_code: '10115' } }),
  RetrackTrackNo: ({ shipment }) => ({ TrackInfoId: shipment }),
  GetOrderInfoById: ({ shipment }) => ({ tid: shipment }),
  SaveOrderInfo: ({ shipment }) => ({ tid: shipment, opn: 'mine now' }),
  ShareTrackNo: ({ shipment }) => ({ TrackInfoId: shipment }),
  ShareTrackNos: ({ shipment }) => ({ TrackInfoIds: [shipment] }),
  GetTrackShares: ({ shipment }) => ({ TrackInfoId: shipment }),
  GetNotifications: ({ shipment }) => ({ TrackInfoId: shipment }),
  ResumeMails: () => ({}),
  RevokeTrackShare: ({ shipment, share }) => ({ TrackInfoId: shipment, ShareId: share }),
};

describe('another account', () => {
  let owner: BuyerClient;
  let theirs: Owned;
  let deleted: Owned;
  let written: string[];

  /** Something of everything a customer can leave with the provider. */
  beforeAll(async () => {
    owner = await openBuyerClient(server);
    const { buyer } = owner;
    const [shipment = '', gone = ''] = await owner.add([UPS, LETTER]);
    await owner.sync([shipment], 2);
    await callBuyer(buyer, 'SetTrackRemark', { TrackInfoId: shipment, Remark: WORD });
    await callBuyer(buyer, 'SaveOrderInfo', { tid: shipment, opn: WORD });
    await callBuyer(buyer, 'SaveSettings', { Section: 'tracking', Values: { postalCode: WORD } });
    const views = await callBuyer(buyer, 'SaveView', { Name: WORD, Query: `?q=${WORD}`, IsDefault: true });
    const shared = await callBuyer(buyer, 'ShareTrackNo', { TrackInfoId: shipment });
    await callBuyer(buyer, 'DelTrackNo', { TrackInfoIds: [gone] });
    theirs = { shipment, view: views.Json[0]?.ViewId ?? '', share: shared.Json.ShareId };
    deleted = { ...theirs, shipment: gone };
    written = await rowsOf(buyer.gid);
    expect(written.length).toBeGreaterThan(8);
  });

  it.each(Object.keys(BUYER_METHODS) as BuyerMethod[])(
    'SC-18 %s tells nothing of it, changes nothing of it, and treats its ids as ids of nothing',
    async (method) => {
      const stranger = await signedIn(server);
      const ask = async (owned: Owned) => {
        const call = { version: '1.0', timeZoneOffset: 0, method, param: CALLS[method](owned) };
        return (await stranger.post('/orderapi/call', call)).json();
      };
      const missing = await ask({ shipment: NOBODYS, view: NOBODYS, share: NOBODYS });
      for (const owned of [theirs, deleted]) {
        const answer = await ask(owned);
        expect(answer).toEqual(missing);
        const told = JSON.stringify(answer);
        for (const secret of [UPS, LETTER, `q=${WORD}`, owner.buyer.gid]) expect(told).not.toContain(secret);
        // The stranger's own view has the same name.
        if (method !== 'SaveView') expect(told).not.toContain(WORD);
      }
      expect(await rowsOf(owner.buyer.gid)).toEqual(written);
    },
  );

  it('SC-18 the account itself is told all of it', async () => {
    const told = async (method: BuyerMethod) => {
      const call = { version: '1.0', timeZoneOffset: 0, method, param: CALLS[method](theirs) };
      return (await owner.buyer.post('/orderapi/call', call)).body;
    };
    for (const method of ['GetTrackInfoList', 'GetTrackInfoRows', 'GetTrackInfoById', 'GetRecentUpdates'] as const)
      expect(await told(method)).toContain(UPS);
    for (const method of ['GetOrderInfoById', 'GetSavedViews', 'GetSettings'] as const)
      expect(await told(method)).toContain(WORD);
    expect(await told('GetTrackShares')).toContain(theirs.share);
  });

  it('SC-18 nor does the other identity of the same account see them', async () => {
    const [ups = ''] = await client.add([UPS]);
    const found = await server.services.shipments.details.findDetails({ gid: client.buyer.gid, scope: 'API' }, [
      Number(ups),
    ]);
    expect(found).toEqual([]);
  });
});
