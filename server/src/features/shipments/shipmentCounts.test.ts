import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { type OpenDatabase, openDatabase } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { createServices, type Services } from '../../services.ts';
import { users } from '../users/userTable.ts';
import { isOwnedBy, shipments } from './model/shipmentTable.ts';
import { readCounts, sumByStatus } from './shipmentCounts.ts';
import { shipmentCounts } from './shipmentCountTable.ts';
import { countByStatus } from './statusCounts.ts';

// Eight people's work takes its time on a busy machine.
jest.setTimeout(120_000);

let server: TestServer;
let client: BuyerClient;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  await client.limitQuota(10_000);
  owner = { gid: client.buyer.gid, scope: 'BUYER' };
});

const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `TBA${String(first + index).padStart(12, '0')}`);

/** The sums, and the result of counting every shipment. */
async function bothCounts() {
  const { db } = server.services;
  return [sumByStatus(await readCounts(db, owner)), await countByStatus(db, isOwnedBy(owner))] as const;
}

it('PG-2a counts stay right through everything that happens to a shipment', async () => {
  const ids = await client.add(numbersFrom(1, 20));
  await client.sync(ids, 12);
  await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: ids.slice(0, 5) });
  await callBuyer(client.buyer, 'SetTrackActivate', { TrackInfoIds: ids.slice(0, 2) });
  await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: ids.slice(4, 9) });
  await callBuyer(client.buyer, 'RestoreTrackNo', { TrackInfoIds: ids.slice(4, 6) });
  await server.services.shipments.changes.stop(owner, [Number(ids[10])]);
  const [sums, counted] = await bothCounts();
  expect(sums).toEqual(counted);
  const { Json } = await callBuyer(client.buyer, 'GetIndexData', {});
  expect(Json.utn).toMatchObject({ anum: 3, unum: 13 });
});

it('PG-2a counts stay right when two servers add, change, delete and count at the same time', async () => {
  const other = openDatabase(urlOf(server.services), 5);
  try {
    await disturb([server.services, servicesOn(other)]);
    const [sums, counted] = await bothCounts();
    expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
    expect(sums).toEqual(counted);
  } finally {
    await other.close();
  }
});

it('an owner’s counts are folded into one row a kind, and lose nothing by it', async () => {
  const { db } = server.services;
  for (let first = 0; first < 200; first += 20) await client.add(numbersFrom(1_000 + first, 20));
  const owned = and(eq(shipmentCounts.ownerGid, owner.gid), eq(shipmentCounts.scope, owner.scope));
  const fold = () => db.execute(sql`SELECT fold_shipment_counts(${owner.gid}, ${owner.scope})`);
  await Promise.all([fold(), fold(), fold()]);
  await fold();
  expect(await db.$count(shipmentCounts, owned)).toBe(1);
  expect((await readCounts(db, owner))[0]?.count).toBe(200);
});

it('what is rolled back was never counted, and a user who goes leaves no count', async () => {
  const { db } = server.services;
  await client.add(numbersFrom(2_000, 3));
  const undone = db.transaction(async (transaction) => {
    await transaction.delete(shipments).where(isOwnedBy(owner));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect((await bothCounts())[0].NotFound).toBe(3);
  await db.delete(users).where(eq(users.gid, owner.gid));
  expect(await db.$count(shipmentCounts, eq(shipmentCounts.ownerGid, owner.gid))).toBe(0);
});

/** Eight people at work on one account, at two servers. */
async function disturb(servers: readonly Services[]): Promise<void> {
  await Promise.all(
    Array.from({ length: 8 }, async (_, person) => {
      const { shipments: service, sync, db } = servers[person % servers.length] ?? server.services;
      for (let round = 0; round < 4; round++) {
        const wanted = numbersFrom(10_000 + person * 1_000 + round * 10, 10).map((number) => ({ number, cost: 1 }));
        const added = await service.registration.register(owner, wanted, 'Manual');
        const ids = added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
        await sync.syncShipments(ids);
        await service.changes.archive(owner, ids.slice(0, 4));
        await service.changes.activate(owner, ids.slice(0, 2));
        await service.changes.remove(owner, ids.slice(5, 7));
        const packageStatus = MAIN_STATUSES[(person + round) % MAIN_STATUSES.length] ?? 'NotFound';
        await db
          .update(shipments)
          .set({ packageStatus })
          .where(eq(shipments.id, ids[8] ?? 0));
        await db.execute(sql`SELECT fold_shipment_counts(${owner.gid}, ${owner.scope})`);
      }
    }),
  );
}

function servicesOn(database: OpenDatabase): Services {
  const { configuration, now } = server.services;
  return createServices({ configuration, database, now, onProblem: () => undefined });
}

function urlOf({ database }: Services): string {
  return String(database.pool.options.connectionString);
}
