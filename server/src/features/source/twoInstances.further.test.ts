import type { TrackInfoItem } from '@tracking-console/contract/api/tracking';
import { isFinal } from '@tracking-console/contract/shipments/statuses';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../testing/serverProcess.ts';
import { freePort } from '../../../testing/startProgram.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient } from '../../../testing/webhookClient.ts';
import { isNull, sql } from '../../drizzle.ts';
import { toTrackInfoItem } from '../tracking/trackInfoItem.ts';
import { sourceEvents } from './sourceTable.ts';

/** Real processes start, and journeys are travelled. */
const TIMEOUT_MS = 180_000;
/** A day in half a second. */
const SPEED = 172_800;
const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const LATE = 'TBA000000000101';

let source: TestServer;
let client: TestServer;
let sourceProcesses: ServerProcesses;
let consoleProcesses: ServerProcesses;
let buyer: SignedInCaller;
let shop: SignedInCaller;
let provider: Awaited<ReturnType<typeof openWebhookClient>>;

beforeAll(async () => {
  const [sourcePort, consolePort] = [await freePort(), await freePort()];
  source = await startTestServer({ journeySpeed: SPEED });
  provider = await openWebhookClient(source);
  const key = (await source.services.apiKeys.create(provider.owner.gid, { name: 'Console', mode: 'test' }))?.key ?? '';
  const { secret } = await provider.save({ url: `http://127.0.0.1:${consolePort}/source/webhook` });
  const url = `http://127.0.0.1:${sourcePort}/track/v2.4`;
  client = await startTestServer({ carrierSource: { kind: 'track-v2', url, key, secrets: [secret ?? ''] } });
  buyer = await signedIn(client);
  shop = await signedIn(client);
  sourceProcesses = serverProcesses(source, { PORT: String(sourcePort), JOURNEY_SPEED: String(SPEED) });
  consoleProcesses = serverProcesses(client, {
    PORT: String(consolePort),
    CARRIER_SOURCE: 'track-v2',
    CARRIER_SOURCE_URL: url,
    CARRIER_SOURCE_KEY: key,
    CARRIER_SOURCE_SECRET: secret ?? '',
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await sourceProcesses.end();
  await consoleProcesses.end();
  await client.close();
  await source.close();
});

/** A number as an instance's own public API shows it; undefined: nothing yet. */
async function read({ services }: TestServer, gid: string, number: string): Promise<TrackInfoItem | undefined> {
  const owner = { gid, scope: 'API' } as const;
  const [shipment] = await services.shipments.registration.findByNumbers(owner, [number]);
  const [details] = shipment ? await services.shipments.details.findDetails(owner, [shipment.id]) : [];
  return details && toTrackInfoItem(details, services.now());
}

const ours = (number: string) => read(client, shop.gid, number);
const theirs = (number: string) => read(source, provider.owner.gid, number);

/** The reported journey: each leg's events, and its status. */
function journeyOf(item: TrackInfoItem | undefined) {
  const { latest_status, latest_event, shipping_info, misc_info, milestone, tracking } = item?.track_info ?? {};
  const legs = tracking?.providers.map(({ provider: { key }, events }) => ({ key, events }));
  return { latest_status, latest_event, shipping_info, misc_info, milestone, legs };
}

const add = (gid: string, scope: 'API' | 'BUYER', ...numbers: string[]) =>
  client.services.shipments.registration.register(
    { gid, scope },
    numbers.map((number) => ({ number, cost: 0 })),
    'Manual',
  );

const findAwaySince = async (): Promise<string | null> =>
  (await buyer.post('/console-api/v1/source/get')).json().data.away_since;

it(
  'PA-6 one instance follows its shipments through another, whose outage in the middle loses nothing',
  async () => {
    sourceProcesses.start('source');
    consoleProcesses.start('console');
    await add(shop.gid, 'API', UPS, LETTER);
    await add(buyer.gid, 'BUYER', UPS);
    await until(
      async () => (await ours(UPS))?.track_info.latest_event && (await ours(LETTER))?.track_info.latest_event,
    );
    expect(await findAwaySince()).toBeNull();

    await sourceProcesses.kill('source');
    const before = journeyOf(await ours(UPS));
    await add(shop.gid, 'API', LATE);
    const since = await until(async () => (await findAwaySince()) ?? undefined);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
    expect(journeyOf(await ours(UPS))).toEqual(before);
    expect(await ours(LATE)).toMatchObject({ data_source: 'carrier', track_info: { latest_event: null } });

    // … and neither does the console's own end in the middle of it.
    await consoleProcesses.kill('console');
    sourceProcesses.start('source');
    consoleProcesses.start('console');
    await until(async () => (await findAwaySince()) === null);
    for (const number of [UPS, LETTER, LATE]) {
      await until(async () => isFinal((await ours(number))?.track_info.latest_status.sub_status ?? ''));
      const [told, shown] = [journeyOf(await theirs(number)), journeyOf(await ours(number))];
      expect(shown).toEqual(told);
    }
    const { db } = client.services;
    // Its webhooks came, and each was recorded.
    expect(await db.$count(sourceEvents)).toBeGreaterThan(0);
    await until(async () => (await db.$count(sourceEvents, isNull(sourceEvents.recordTime))) === 0);
    // Two customers here, one registration there.
    expect((await theirs(UPS))?.number).toBe(UPS);
    const { rows } = await db.execute(sql`
      SELECT count(DISTINCT c.hash)::int AS kinds, count(*)::int AS rows, count(DISTINCT s.id)::int AS shipments
      FROM shipments s JOIN checkpoints c ON c.shipment_id = s.id WHERE s.number = ${UPS}`);
    const [{ kinds, rows: all, shipments } = {}] = rows as { kinds: number; rows: number; shipments: number }[];
    expect({ all, shipments }).toEqual({ all: 2 * Number(kinds), shipments: 2 });
  },
  TIMEOUT_MS,
);
