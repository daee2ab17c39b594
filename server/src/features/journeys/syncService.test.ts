import { DAY } from '@tracking-console/contract/values/durations';
import { PgBoss } from 'pg-boss';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openDatabase } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import type { CarrierAdapter, SyncRequest } from './carrierAdapter.ts';
import { checkpoints } from './checkpointTable.ts';
import { createSandboxAdapter } from './sandbox/sandboxAdapter.ts';
import { createSyncQueue } from './syncQueue.ts';
import { createSyncService } from './syncService.ts';

const LETTER = 'RB123456785GB';

const onRecorded = async () => undefined;
const onProblem = jest.fn<void, [string]>();

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterEach(() => server.close());

async function register(...numbers: string[]): Promise<number[]> {
  const { gid } = await signedIn(server);
  const wanted = numbers.map((number) => ({ number, cost: 1 }));
  const added = await server.services.shipments.registration.register({ gid, scope: 'BUYER' }, wanted, 'Manual');
  return added.flatMap((registration) => (registration.kind === 'added' ? [registration.shipment.id] : []));
}

async function read(id: number): Promise<ShipmentRecord> {
  const [shipment] = await server.services.db.select().from(shipments).where(eq(shipments.id, id));
  if (!shipment) throw new Error(`no shipment ${id}`);
  return shipment;
}

const countCheckpoints = async () => server.services.db.$count(checkpoints);

/** The sandbox, with a list of the requests it got. */
function countingAdapter(): CarrierAdapter & { asked: SyncRequest[] } {
  const sandbox = createSandboxAdapter({ speed: 1 });
  const asked: SyncRequest[] = [];
  return {
    dataSource: 'sandbox',
    asked,
    async fetch(request, now) {
      asked.push(request);
      return sandbox.fetch(request, now);
    },
  };
}

describe('asking the carriers', () => {
  it('records what is new and says what it means for the shipment', async () => {
    const [id = 0] = await register(LETTER);
    server.pass(60 * DAY);
    await server.services.sync.syncShipments([id]);
    const shipment = await read(id);
    expect(shipment.latestEvent?.sub_status).toBe(shipment.subStatus);
    expect(shipment.shippingCountry).toBe('GB');
    expect(shipment.pickupTimeText).toMatch(/^\d{4}-/);
    expect(shipment.syncStatus).toBe(true);
    expect(shipment.trackTime).toEqual(expect.any(Date));
    expect(await countCheckpoints()).toBeGreaterThan(5);
  });

  it('asks for what somebody has just added before all that is due again', async () => {
    const { db, now, sync } = server.services;
    const [due = 0] = await register(LETTER);
    await db.update(shipments).set({ nextSyncTime: new Date(now().getTime() - 10 * 60_000) });
    const [added = 0] = await register('1Z5R89390357567127');
    expect(await sync.claimDue(1)).toEqual([added]);
    expect(await sync.claimDue(1)).toEqual([due]);
  });

  it('adds nothing twice, one after the other or at the same time', async () => {
    const ids = await register(LETTER, '1Z5R89390357567127');
    server.pass(20 * DAY);
    await Promise.all([1, 2, 3].map(() => server.services.sync.syncShipments(ids)));
    const before = await countCheckpoints();
    const changed = (await read(ids[0] ?? 0)).changeTime;
    server.pass(60_000);
    await server.services.sync.syncShipments(ids);
    expect(await countCheckpoints()).toBe(before);
    expect((await read(ids[0] ?? 0)).changeTime).toEqual(changed);
  });

  it('keeps what it has when a carrier does not answer, and asks again later', async () => {
    const [id = 0] = await register(LETTER);
    const { db, now } = server.services;
    const silent: CarrierAdapter = { dataSource: 'sandbox', fetch: () => Promise.reject(new Error('timeout')) };
    await createSyncService({ db, now, adapters: [silent], onRecorded, onProblem }).syncShipments([id]);
    expect(onProblem.mock.calls).toEqual([['A shipment could not be asked about: timeout']]);
    const shipment = await read(id);
    expect(shipment).toMatchObject({ syncStatus: false, packageStatus: 'NotFound', trackingStatus: 'Tracking' });
    expect(shipment.nextSyncTime?.getTime()).toBeGreaterThan(now().getTime());
  });

  it('PG-2g forgets an answer about a carrier that was changed while it was asked', async () => {
    const [id = 0] = await register(LETTER);
    const { db, now } = server.services;
    await server.services.sync.syncShipments([id]);
    server.pass(10 * DAY);
    const owner = { gid: (await read(id)).ownerGid, scope: 'BUYER' } as const;
    const sandbox = createSandboxAdapter({ speed: 1 });
    const slow: CarrierAdapter = {
      dataSource: 'sandbox',
      async fetch(request, at) {
        const report = await sandbox.fetch(request, at);
        await server.services.shipments.corrections.changeCarrier(owner, id, { first: 100007, second: 0 });
        return report;
      },
    };
    await createSyncService({ db, now, adapters: [slow], onRecorded, onProblem }).syncShipments([id]);
    expect(await countCheckpoints()).toBe(0);
    expect(await read(id)).toMatchObject({ carrier: 100007, trackTime: null, packageStatus: 'NotFound' });
  });

  it('stops 30 days after the last update, and asks no more', async () => {
    const [id = 0] = await register('RR123456789CN');
    await server.services.sync.syncShipments([id]);
    server.pass(31 * DAY);
    await server.services.sync.syncShipments([id]);
    expect(await read(id)).toMatchObject({
      trackingStatus: 'Stopped',
      stopTrackReason: 'Expired',
      subStatus: 'NotFound_InvalidCode',
      nextSyncTime: null,
    });
    expect(await server.services.sync.claimDue(10)).toEqual([]);
  });

  it('stops a shipment whose carrier is none, and asks no more', async () => {
    const [id = 0] = await register(LETTER);
    await server.services.db.update(shipments).set({ carrier: 999_999 });
    await server.services.sync.syncShipments([id]);
    expect(await read(id)).toMatchObject({
      trackingStatus: 'Stopped',
      stopTrackReason: 'InvalidCarrier',
      stopTrackTime: expect.any(Date),
      nextSyncTime: null,
      syncStatus: false,
    });
  });

  it('stops 15 days after the end of a journey', async () => {
    const [id = 0] = await register('1Z5R89390357567127');
    const { db, sync, now } = server.services;
    const end = { packageStatus: 'Delivered', subStatus: 'Delivered_Other', changeTime: now() } as const;
    const event = { description: 'Delivered', sub_status: 'Delivered_Other' } as never; // all that is read of it
    await db.update(shipments).set({ ...end, latestEvent: event });
    const silent: CarrierAdapter = {
      dataSource: 'sandbox',
      fetch: async () => ({
        legs: [],
        shipperAddress: null,
        recipientAddress: null,
        estimatedDelivery: null,
        miscInfo: null,
        nextUpdateTime: null,
        state: null,
      }),
    };
    const quiet = createSyncService({ db, now, adapters: [silent], onRecorded, onProblem });
    server.pass(15 * DAY - 60_000);
    await quiet.syncShipments([id]);
    expect(await read(id)).toMatchObject({ trackingStatus: 'Tracking' });
    server.pass(60_000);
    await sync.claimDue(10);
    await quiet.syncShipments([id]);
    expect(await read(id)).toMatchObject({
      trackingStatus: 'Stopped',
      stopTrackReason: 'Expired',
      subStatus: 'Delivered_Other',
    });
  });

  it('takes nothing back that another process has recorded meanwhile', async () => {
    const [id = 0] = await register(LETTER);
    const { db, now, sync } = server.services;
    const sandbox = createSandboxAdapter({ speed: 1 });
    server.pass(20 * DAY);
    let overtaken: ShipmentRecord | undefined;
    const slow: CarrierAdapter = {
      dataSource: 'sandbox',
      async fetch(request, time) {
        const report = await sandbox.fetch(request, time);
        await sync.syncShipments([id]);
        overtaken = await read(id);
        return report;
      },
    };
    await createSyncService({ db, now, adapters: [slow], onRecorded, onProblem }).syncShipments([id]);
    const { trackTime: _track, nextSyncTime: _next, ...shown } = await read(id);
    expect(overtaken?.latestEvent).not.toBeNull();
    expect(overtaken).toMatchObject(shown);
  });

  it('drops the answer of a carrier that the shipment has no more', async () => {
    const [id = 0] = await register(LETTER);
    const { db, now } = server.services;
    const sandbox = createSandboxAdapter({ speed: 1 });
    server.pass(20 * DAY);
    const late: CarrierAdapter = {
      dataSource: 'sandbox',
      async fetch(request, time) {
        await db.update(shipments).set({ carrierChangeCount: 1 });
        return sandbox.fetch(request, time);
      },
    };
    await createSyncService({ db, now, adapters: [late], onRecorded, onProblem }).syncShipments([id]);
    expect(await read(id)).toMatchObject({ latestEvent: null, trackTime: null });
    expect(await countCheckpoints()).toBe(0);
  });

  it('leaves a shipment alone that was archived meanwhile', async () => {
    const [id = 0] = await register(LETTER);
    await server.services.db.update(shipments).set({ archivedAt: new Date(), nextSyncTime: null });
    await server.services.sync.syncShipments([id]);
    expect(await read(id)).toMatchObject({ trackTime: null, nextSyncTime: null });
  });
});

describe('several processes on one database', () => {
  it('claim each due shipment once, and again when the claimer has died', async () => {
    const ids = await register(...Array.from({ length: 30 }, (_, index) => `TBA0000000000${10 + index}`));
    const { sync } = server.services;
    const claims = await Promise.all(Array.from({ length: 6 }, () => sync.claimDue(10)));
    expect(claims.flat().sort()).toEqual([...ids].sort());
    expect(await sync.claimDue(10)).toEqual([]);
    server.pass(61_000);
    expect(await sync.claimDue(50)).toHaveLength(30);
  });

  it('ask for a due shipment once', async () => {
    const ids = await register(LETTER, '1Z5R89390357567127', 'YT2229521272164446');
    const adapter = countingAdapter();
    const { connectionString = '' } = server.services.database.pool.options;
    const processes = [1, 2].map(() => {
      const { db, pool, close } = openDatabase(connectionString, 4);
      const jobs = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
      const queue = createSyncQueue(
        jobs,
        createSyncService({ db, now: server.services.now, adapters: [adapter], onRecorded, onProblem }),
      );
      return { jobs, queue, close };
    });
    // One after the other: both create pg-boss's tables.
    for (const { jobs } of processes) await jobs.start();
    await Promise.all(processes.map(({ queue }) => queue.start()));
    await until(async () => (await Promise.all(ids.map(read))).every(({ trackTime }) => trackTime !== null));
    for (const { queue, jobs, close } of processes) {
      await queue.stop();
      await jobs.stop({ graceful: true, timeout: 5_000, close: false });
      await close();
    }
    expect(adapter.asked.map(({ number }) => number).sort()).toEqual(
      [LETTER, '1Z5R89390357567127', 'YT2229521272164446'].sort(),
    );
  }, 30_000);
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
