import { DAY } from '@tracking-console/contract/values/durations';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { asc, eq } from '../../drizzle.ts';
import { foldLedger } from './foldLedger.ts';
import { quotaLedger } from './quotaTable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An account with this many registrations a day apart, the last one today. */
async function addAccount(registrations: number) {
  const { gid } = await signedIn(server, { identities: ['BUYER'] });
  const owner = { gid, scope: 'API' } as const;
  const { db, quotas, now } = server.services;
  await db.transaction(async (transaction) => {
    const account = await quotas.lockAccount(transaction, owner);
    await quotas.grant(account, { source: 'Manual', amount: 1_000 });
    for (let days = registrations - 1; days >= 0; days--) {
      const time = new Date(now().getTime() - days * DAY);
      await quotas.spend(account, [{ shipmentId: days, amount: days % 3, time }]);
    }
  });
  const granted = new Date(now().getTime() - registrations * DAY);
  await db.update(quotaLedger).set({ time: granted }).where(eq(quotaLedger.reason, 'Manual'));
  return owner;
}

const rowsOf = (gid: string) =>
  server.services.db.select().from(quotaLedger).where(eq(quotaLedger.gid, gid)).orderBy(asc(quotaLedger.id));
const sum = (rows: { delta: number }[]) => rows.reduce((total, { delta }) => total + delta, 0);

it('makes one row of the old ones, batch by batch, and changes no balance', async () => {
  const { db, quotas, now } = server.services;
  const owners = [await addAccount(30), await addAccount(25)];
  const before = new Date(now().getTime() - 9.5 * DAY);
  const state = async () =>
    Promise.all(owners.map(async (owner) => [sum(await rowsOf(owner.gid)), await quotas.read(owner)]));
  const earlier = await state();
  const untouched = (await rowsOf(owners[0]?.gid ?? '')).filter(({ time }) => time >= before);

  expect(await foldLedger(db, before, 7)).toBe(20 + 15);
  expect(await state()).toEqual(earlier);
  const [carried, ...rest] = await rowsOf(owners[0]?.gid ?? '');
  expect(rest).toEqual(untouched);
  expect(carried).toMatchObject({ reason: 'CarriedForward', shipmentId: null, orderId: null });
  expect(carried?.delta).toBe(carried?.balanceAfter);

  expect(await foldLedger(db, before, 7)).toBe(0);
  // Later the carried row is folded with what has become old meanwhile.
  expect(await foldLedger(db, new Date(before.getTime() + 5 * DAY), 7)).toBe(5 + 5);
  expect(await state()).toEqual(earlier);
});

it('counts no row twice when two processes fold at once', async () => {
  const { db, now } = server.services;
  const { gid } = await addAccount(40);
  const total = sum(await rowsOf(gid));
  const before = new Date(now().getTime() - 9.5 * DAY);
  await Promise.all([foldLedger(db, before, 5), foldLedger(db, before, 5)]);
  const rows = await rowsOf(gid);
  expect([rows.length, sum(rows)]).toEqual([11, total]);
});
