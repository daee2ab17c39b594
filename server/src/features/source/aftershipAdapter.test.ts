import { HOUR, SECOND } from '@tracking-console/contract/values/durations';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { eq } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const KEY = 'a-key-of-our-account';
const UPS = '1Z5R89390357567127';
const ROOT = '/tracking/2026-07/trackings';

let provider: WebhookReceiver;
let server: TestServer;
let id: number;
beforeEach(async () => {
  provider = await startWebhookReceiver();
  server = await startTestServer({ carrierSource: { kind: 'aftership', url: provider.url, key: KEY, secrets: [] } });
  server.stopClock();
  const owner = { gid: (await signedIn(server)).gid, scope: 'BUYER' } as const;
  const [added] = await server.services.shipments.registration.register(owner, [{ number: UPS, cost: 1 }], 'Manual');
  id = added?.kind === 'added' ? added.shipment.id : 0;
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  code?: number;
  data?: object;
}

/** As documented for AfterShip's API: `meta` with a code, and `data`. */
function answer(...replies: Reply[]): void {
  provider.answer((response) => {
    const { status = 200, headers = {}, code = status, data = {} } = replies.shift() ?? {};
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ meta: { code, message: '', type: '' }, data }));
  });
}

/** The received calls: the path, and the body of a registration. */
const asked = () =>
  provider.requests.map(({ path, body }) => (body.length > 0 ? [path, JSON.parse(body.toString())] : [path]));

async function sync() {
  const { sync, db } = server.services;
  const room = (await sync.adapters[0]?.findRoom?.()) ?? 0;
  if (room > 0) await sync.syncShipments(await sync.claimDue(room));
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id));
  if (!shipment) throw new Error('no shipment');
  return shipment;
}

const checkpoint = (tag: string, subtag: string, time: string) => ({
  slug: 'ups',
  checkpoint_time: time,
  location: 'Louisville, KY, USA',
  city: 'Louisville',
  state: 'KY',
  country_region: 'USA',
  message: `It is ${subtag}`,
  tag,
  subtag,
});

const tracking = (tag: string, subtag: string, checkpoints: object[] = []) => ({
  ...{ id: 'bff5a3bac79b472991a204172473a635', tracking_number: UPS, slug: 'ups', language: 'en' },
  ...{ tag, subtag, checkpoints },
});

it('registers once, and records what AfterShip tells', async () => {
  const told = [
    checkpoint('InTransit', 'InTransit_002', '2026-03-01T10:00:00-05:00'),
    checkpoint('Delivered', 'Delivered_001', '2026-03-03T09:00:00-05:00'),
  ];
  answer(
    { status: 201, data: tracking('Pending', 'Pending_001') },
    { data: tracking('Delivered', 'Delivered_001', told) },
  );
  expect(await sync()).toMatchObject({ subStatus: 'NotFound_Other', dataSource: 'carrier', syncStatus: true });
  server.pass(4 * HOUR);
  expect(await sync()).toMatchObject({
    subStatus: 'Delivered_Other',
    pickupTime: new Date('2026-03-01T15:00:00Z'),
    deliveryTime: new Date('2026-03-03T14:00:00Z'),
    latestEvent: { location: 'Louisville, KY, USA', stage: 'Delivered', address: { city: 'Louisville', state: 'KY' } },
  });
  expect(asked()).toEqual([[ROOT, { tracking_number: UPS }], [`${ROOT}/bff5a3bac79b472991a204172473a635`]]);
  expect(provider.requests[0]?.headers['as-api-key']).toBe(KEY);
});

it.each([
  ['InfoReceived', 'InfoReceived_001', 'InfoReceived'],
  ['InTransit', 'InTransit_006', 'InTransit_CustomsProcessing'],
  ['InTransit', 'InTransit_999', 'InTransit_Other'],
  ['OutForDelivery', 'OutForDelivery_001', 'OutForDelivery_Other'],
  ['AvailableForPickup', 'AvailableForPickup_001', 'AvailableForPickup_Other'],
  ['AttemptFail', 'AttemptFail_002', 'DeliveryFailure_NoBody'],
  ['Exception', 'Exception_011', 'Exception_Returned'],
  ['Exception', 'Exception_013', 'Exception_Lost'],
  ['Expired', 'Expired_001', 'Expired_Other'],
])('maps %s, %s', async (tag, subtag, expected) => {
  answer({ status: 201, data: tracking(tag, subtag, [checkpoint(tag, subtag, '2026-03-01T10:00:00Z')]) });
  expect(await sync()).toMatchObject({ subStatus: expected });
});

it('goes on with a number that is registered there already', async () => {
  const known = tracking('InTransit', 'InTransit_001', [checkpoint('InTransit', 'InTransit_001', '2026-03-01')]);
  answer({ status: 400, code: 4003 }, { data: { trackings: [known] } });
  expect(await sync()).toMatchObject({ subStatus: 'InTransit_Other', adapterState: { id: known.id } });
  expect(asked()[1]).toEqual([`${ROOT}?tracking_numbers=${UPS}`]);
});

it('waits as long as it is told to, and is away while it does not answer', async () => {
  answer(
    { status: 429, headers: { 'retry-after': '3' } },
    { status: 503 },
    { status: 401 },
    { status: 201, data: tracking('Pending', 'Pending_001') },
  );
  const time = server.services.now().getTime();
  const waits = async () => ((await sync()).nextSyncTime?.getTime() ?? 0) - server.services.now().getTime();
  const { findAwaySince } = server.services.source;
  expect(await waits()).toBe(3 * SECOND);
  server.pass(3 * SECOND);
  expect(await waits()).toBe(5 * SECOND);
  expect(await findAwaySince()).toBeNull();
  server.pass(5 * SECOND);
  expect(await waits()).toBe(10 * SECOND);
  expect(await findAwaySince()).toEqual(new Date(time + 3 * SECOND));
  server.pass(10 * SECOND);
  expect(await sync()).toMatchObject({ syncStatus: true, subStatus: 'NotFound_Other' });
  expect(await findAwaySince()).toBeNull();
});

it('has a stopped number followed once more, and takes it well where it never stopped there', async () => {
  const known = tracking('InTransit', 'InTransit_001', [checkpoint('InTransit', 'InTransit_001', '2026-03-01')]);
  answer({ status: 201, data: known }, { status: 400, code: 4013 }, { data: known }, { data: known });
  await sync();
  await server.services.db.update(shipments).set({ isRetracked: true, nextSyncTime: server.services.now() });
  await sync();
  server.pass(4 * HOUR);
  await sync();
  const own = `${ROOT}/${known.id}`;
  expect(asked().map(([path]) => path)).toEqual([ROOT, `${own}/retrack`, own, own]);
});

it('keeps what it has when one number is refused', async () => {
  answer({ status: 400, code: 4005 });
  expect(await sync()).toMatchObject({ syncStatus: false, trackingStatus: 'Tracking' });
  expect(await server.services.source.findAwaySince()).toBeNull();
});
