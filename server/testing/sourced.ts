import { eq, sql } from '../src/drizzle.ts';
import { type ShipmentRecord, shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { signedIn } from './caller.ts';
import { startTestServer } from './testServer.ts';
import { startWebhookReceiver } from './webhookReceiver.ts';

const KEY = 'the-key-of-our-account';
export const SOURCE = {
  key: KEY,
  secret: `whsec_${Buffer.from('the secret of its webhooks').toString('base64')}`,
  /** The carrier of every number, unless it is requested with another. */
  carrier: 100002,
};

export type SourceItem = Record<string, unknown> & { number: string; carrier?: number };
export interface SourceCall {
  name: string;
  items: SourceItem[];
}
export const namesOf = (calls: readonly SourceCall[]) => calls.map(({ name }) => name);

export type Respond = (call: SourceCall) => { status?: number; headers?: Record<string, string>; body: unknown };

export const accept = (accepted: unknown[], rejected: unknown[] = []) => ({
  body: { code: 0, data: { accepted, rejected } },
});
export const reject = (items: SourceItem[], code: number) =>
  accept(
    [],
    items.map(({ number, carrier }) => ({ number, carrier, error: { code, message: '' } })),
  );

/** It takes every number, and knows no journey. */
export const knowsNothing: Respond = ({ name, items }) =>
  name === 'register' ? accept(items.map((item) => ({ carrier: SOURCE.carrier, ...item }))) : reject(items, -18019909);

/** It has this journey for every number. */
export const knows =
  (journey: object): Respond =>
  (call) =>
    call.name === 'gettrackinfo'
      ? accept(call.items.map((item) => ({ carrier: SOURCE.carrier, ...item, track_info: journey })))
      : knowsNothing(call);

export const sourceEvent = (subStatus: string, time = '2026-03-01T10:00:00Z', more: object = {}) => ({
  time_iso: time,
  time_utc: time,
  time_raw: { date: null, time: null, timezone: null },
  description: `It is ${subStatus}`,
  location: 'LEIPZIG',
  stage: null,
  sub_status: subStatus,
  address: { country: 'DE' },
  ...more,
});

/** Events newest first. */
export const sourceJourney = (events: object[], subStatus: string) => ({
  latest_status: { status: subStatus.split('_')[0], sub_status: subStatus },
  tracking: { providers: [{ provider: { key: SOURCE.carrier, name: 'UPS' }, provider_lang: 'en', events }] },
});

/** A server whose journeys come from a provider; the test sets its answers. */
async function startSourced() {
  const provider = await startWebhookReceiver();
  const url = `${provider.url}/track/v2.4`;
  const server = await startTestServer({
    carrierSource: { kind: 'track-v2', url, key: KEY, secrets: [KEY, SOURCE.secret] },
  });
  server.stopClock();
  const calls: SourceCall[] = [];
  provider.answer((response, { path, body, headers }) => {
    const call = { name: path.split('/').at(-1) ?? '', items: JSON.parse(body.toString()) };
    calls.push(call);
    const {
      status = 200,
      headers: given = {},
      body: answer,
    } = headers['17token'] === KEY ? own.respond(call) : REFUSED;
    response.writeHead(status, { 'content-type': 'application/json', ...given }).end(JSON.stringify(answer));
  });
  const { db, shipments: service, sync } = server.services;
  let gid = '';

  const own = {
    server,
    db,
    /** The calls to the provider. */
    calls,
    /** What it answers. */
    respond: knowsNothing,
    gid: () => gid,

    /** Nothing is there any more, and nothing has happened. */
    async renew(): Promise<void> {
      await db.execute(sql`TRUNCATE shipments, source_events, source_state CASCADE`);
      own.respond = knowsNothing;
      calls.length = 0;
      gid = (await signedIn(server)).gid;
    },

    /** Another customer adds from now on. */
    async changeCustomer(): Promise<void> {
      gid = (await signedIn(server)).gid;
    },

    /** The shipments' ids. */
    async add(...numbers: string[]): Promise<number[]> {
      const wanted = numbers.map((number) => ({ number, cost: 1 }));
      const added = await service.registration.register({ gid, scope: 'BUYER' }, wanted, 'Manual');
      return added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
    },

    /** A round of what the background work does; answers with the calls of it. */
    async sync(): Promise<SourceCall[]> {
      const before = calls.length;
      const room = (await sync.adapters[0]?.findRoom?.()) ?? 0;
      if (room > 0) await sync.syncShipments(await sync.claimDue(room));
      return calls.slice(before);
    },

    async read(id = 0): Promise<ShipmentRecord> {
      const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id));
      if (!shipment) throw new Error(`no shipment ${id}`);
      return shipment;
    },

    async close(): Promise<void> {
      await provider.close();
      await server.services.source.stop();
      await server.close();
    },
  };
  return own;
}

/** That of the test file, once it is set up. */
export let sourced: Awaited<ReturnType<typeof startSourced>>;

/** One for all tests of a file; each begins with nothing there. */
export function setUpSourced(): void {
  beforeAll(async () => {
    sourced = await startSourced();
  });
  beforeEach(() => sourced.renew());
  afterAll(() => sourced.close());
}

const REFUSED = { status: 401, headers: {}, body: {} };
