import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const UPS = '1Z5R89390357567127';
const HOSTILE = [
  `' OR '1'='1`,
  `'; DROP TABLE shipments; --`,
  `x') UNION SELECT owner_gid FROM shipments --`,
  `\\' OR 1=1 --`,
  '%',
  '_',
  '$1',
  ':gid',
];

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

describe('SC-21 what somebody sends', () => {
  it.each(HOSTILE)('is searched for as text: %j', async (Item) => {
    await client.add([UPS]);
    const { Code, Json, pageInfo } = await callBuyer(client.buyer, 'GetTrackInfoList', { Item });
    expect({ Code, Json, total: pageInfo?.TotalCount }).toEqual({ Code: 0, Json: [], total: 0 });
  });

  it.each(HOSTILE)('is kept as text: %j', async (Remark) => {
    const [TrackInfoId = ''] = await client.add([UPS]);
    await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId, Remark });
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', { Item: Remark });
    expect(Json.map(({ FRemark }) => FRemark)).toEqual([Remark]);
  });

  it.each(HOSTILE)('is logged as text: %j', async (text) => {
    const owner = { gid: client.buyer.gid, scope: 'API' } as const;
    await client.buyer.post('/track/v2.4/gettrackinfo', [{ number: text, [text]: text }]);
    await server.services.requestLog.flush();
    const { logs } = await server.services.apiLogs.list(owner, {});
    const log = await server.services.apiLogs.find(owner, Number(logs[0]?.id));
    expect(JSON.parse(log?.req_body ?? '')).toEqual([{ number: text, [text]: text }]);
    expect((await server.services.apiLogs.list(owner, { number: text })).logs).toHaveLength(1);
  });

  it.each(['id; DROP TABLE shipments', 'remark', 'AddedDesc, id'])('names no order but ours: %s', async (Sequence) => {
    const param = { Sequence } as never; // which the types forbid
    expect((await callBuyer(client.buyer, 'GetTrackInfoList', param)).Code).toBe(SHIPMENT_CODES.badRequest);
  });
});

/** Places where words of our own tables become part of a statement, and nothing that was sent does. */
const OWN_WORDS = [
  'applyMigration.ts',
  'bin/embeddedDatabase.ts',
  'features/air/airWaybillTable.ts',
  'features/journeys/updateStandings.ts',
  'features/live/liveWake.ts',
  'features/shipments/model/shipmentColumns.ts',
  'seed/insertRows.ts',
];

it('SC-21 no statement is put together from texts', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const glued = files.filter((file) => /sql\.raw\(|\bquery\(\s*`[^`]*\$\{/.test(readFileSync(file, 'utf8')));
  expect(glued.map((file) => relative(import.meta.dirname, file)).sort()).toEqual(OWN_WORDS);
});
