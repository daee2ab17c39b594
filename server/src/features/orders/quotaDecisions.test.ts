import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import fc from 'fast-check';
import { awbOf } from '../../../testing/airClient.ts';
import { addUser } from '../../../testing/caller.ts';
import { PDF, TRANSFER } from '../../../testing/offlineClient.ts';
import { type QuotaInstance, quotaInstance } from '../../../testing/quotaInstance.ts';
import { readQuotaState } from '../../../testing/quotaState.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { type OpenDatabase, openDatabase } from '../../database.ts';
import { and, desc, eq, inArray } from '../../drizzle.ts';
import { accepted, RolledBack } from '../../http/calls/refusal.ts';
import type { IdentityOwner as Owner } from '../../owner.ts';
import { quotaAccounts } from '../quotas/quotaTable.ts';
import { lockShipments } from '../shipments/model/lockShipments.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { orders } from './orderTable.ts';

const RUNS = process.env.ALL_CASES ? 20_000 : 200;
/** Runs at the same time, each with an account of its own. */
const AT_ONCE = 4;
const CONNECTIONS = 16;
const TIME_LIMIT = RUNS * 1_000 + 3 * MINUTE;
/** Numbers the buyer can follow without paying. */
const ALLOWANCE = 3;

let server: TestServer;
let pool: OpenDatabase;
let staff: { gid: string; email: string };
beforeAll(async () => {
  server = await startTestServer();
  pool = openDatabase(server.services.database.pool.options.connectionString ?? '', CONNECTIONS, 60_000);
  staff = { gid: await addUser(server, { mayFinance: true }), email: 'finance@example.com' };
});
afterAll(async () => {
  await pool.close();
  await server.close();
});

const ACTS = [
  ...['buy', 'buy', 'buy', 'refund', 'refund', 'refund', 'refund', 'refund', 'settleRefund', 'convert'],
  ...['add', 'add', 'add', 'add', 'archive', 'activate', 'activate', 'remove', 'restore', 'restore', 'stop', 'retrack'],
  ...['changeCarrier', 'translate', 'addWaybill', 'open', 'expire'],
] as const;
const ACT = fc.record({
  act: fc.constantFrom(...ACTS),
  scope: fc.oneof(
    { weight: 3, arbitrary: fc.constant('BUYER' as const) },
    { weight: 1, arbitrary: fc.constant('API' as const) },
  ),
  pick: fc.nat({ max: 7 }),
  outcome: fc.constantFrom('refunded', 'refused', 'pending'),
});
type Act = typeof ACT extends fc.Arbitrary<infer T> ? T : never;
/** Done at the same time, each on a connection of its own; or days pass. */
const STEP = fc.oneof(
  { weight: 8, arbitrary: fc.array(ACT, { minLength: 2, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 20, 40) },
);
type Step = readonly Act[] | number;

it(
  'PG-4 no decision at the same time as others spends, takes back or follows more than there is',
  async () => {
    const property = fc.asyncProperty(fc.array(STEP, { minLength: 2, maxLength: 5, size: 'max' }), play);
    const lanes = Array.from({ length: AT_ONCE }, () => fc.assert(property, { numRuns: RUNS / AT_ONCE }));
    await Promise.all(lanes);
  },
  TIME_LIMIT,
);

async function play(steps: readonly Step[]): Promise<void> {
  const gid = await addUser(server, {});
  const { db } = pool;
  await db.insert(quotaAccounts).values({ gid, scope: 'BUYER', trackingQuota: ALLOWANCE });
  const by = quotaInstance(server, db, server.services.now());
  // The buyer's state at the start.
  await Promise.all([by.buy(gid, 'buyer-5', 1), by.buy(gid, 'buyer-5', 1), by.identities.openBuyer(gid)]);
  let before = await readQuotaState(by, gid);
  for (const step of steps) {
    if (typeof step === 'number') by.pass(step * DAY);
    else await Promise.all(step.map((act) => attempt(() => perform(by, gid, act))));
    const after = await readQuotaState(by, gid);
    expect(after.balances).toEqual(after.ledgers);
    expect(after.lowest).toBeGreaterThanOrEqual(0);
    expect(after.bonuses).toBeLessThanOrEqual(1);
    expect(after.carrierChanges).toBeLessThanOrEqual(5);
    if (typeof step === 'number') expect(after.followed).toBe(before.followed);
    // Time alone may leave more followed than what is left suffices for; nothing is added then.
    else if (before.followed > before.capacity)
      expect(after.followed).toBeLessThanOrEqual(Math.max(before.followed, after.capacity));
    else expect(after.followed).toBeLessThanOrEqual(after.capacity);
    before = after;
  }
}

/** Any failure but a refusal is a bug, a deadlock as well. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function perform(by: QuotaInstance, gid: string, { act, scope, pick, outcome }: Act): Promise<unknown> {
  const owner: Owner = { gid, scope };
  const { changes, corrections, registration } = by.shipments;
  const steps: Record<Act['act'], () => Promise<unknown>> = {
    open: () => (scope === 'BUYER' ? by.identities.openBuyer(gid) : by.identities.openApi(gid, COMPANY)),
    buy: () => by.buy(gid, scope === 'BUYER' ? 'buyer-5' : 'api-20', 1 + (pick % 2)),
    convert: () => convert(by, owner, 100 + 50 * pick),
    async refund() {
      by.decideRefunds(outcome);
      await by.orders.requestRefund(gid, await orderOf(owner, pick), '');
    },
    async settleRefund() {
      by.decideRefunds(outcome);
      await by.settleRefund(await orderOf(owner, pick));
    },
    async add() {
      const cost = scope === 'BUYER' ? 1 : 3;
      const wanted = Array.from({ length: 1 + pick }, (_, index) => ({ number: numberOf(3 * pick + index), cost }));
      await registration.register(owner, wanted, 'Manual');
      // Only shipments that were queried before can get another carrier.
      await by.db.transaction(async (transaction) => {
        const ids = await lockShipments(transaction, eq(shipments.ownerGid, gid));
        await transaction.update(shipments).set({ trackTime: by.now() }).where(inArray(shipments.id, ids));
      });
    },
    archive: async () => changes.archive(owner, await idsOf(owner, pick)),
    activate: async () => changes.activate(owner, await idsOf(owner, 12)),
    remove: async () => changes.remove(owner, await idsOf(owner, pick)),
    restore: async () => changes.restore(owner, await idsOf(owner, 12)),
    stop: async () => changes.stop(owner, await idsOf(owner, pick)),
    retrack: async () => corrections.retrack(owner, await oneOf(owner, pick)),
    changeCarrier: async () =>
      corrections.changeCarrier(owner, await oneOf(owner, 0), { first: pick % 2 ? 100002 : 100003, second: 0 }),
    translate: async () => corrections.setInfo(owner, await oneOf(owner, pick), { lang: 'de' }),
    addWaybill: () => by.air.register({ gid, scope: 'API' }, [{ awb: awbOf(pick) }, { awb: awbOf(pick + 1) }]),
    expire: () =>
      by.db.transaction(async (transaction) => by.quotas.expire(await by.quotas.lockAccount(transaction, owner))),
  };
  return steps[act]();
}

/** A transfer of any amount becomes the quota it buys. */
async function convert(by: QuotaInstance, { gid, scope }: Owner, Amount: number): Promise<void> {
  const { orderNo } = accepted(await by.transfers.order({ gid, country: '' }, { App: scope, Currency: 'USD', Amount }));
  const TransferDate = by.now().toISOString().slice(0, 10);
  const given = { ...TRANSFER, OrderNo: orderNo, Amount, Reference: orderNo, Note: 'More than it costs', TransferDate };
  accepted(await by.transfers.submit({ gid, email: 'customer@example.com' }, given, [PDF]));
  await by.transfers.review(staff, { OrderNo: orderNo, Submission: 1, Decision: 'Confirmed', Reason: '' });
}

const COMPANY = { companyName: 'Shop', companyUrl: '', phone: '', phoneCountryCode: '', mark: '' };
const numberOf = (index: number) => `TBA${String(index).padStart(12, '0')}`;

async function orderOf({ gid, scope }: Owner, pick: number): Promise<string> {
  const found = await pool.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.gid, gid), eq(orders.scope, scope)))
    .orderBy(desc(orders.orderNo));
  return found[pick % Math.max(1, found.length)]?.orderNo ?? '';
}

/** So many of the account's shipments, deleted ones as well; two steps seldom name them in the same order. */
async function idsOf({ gid, scope }: Owner, count: number): Promise<number[]> {
  const own = and(eq(shipments.ownerGid, gid), eq(shipments.scope, scope));
  const found = await pool.db.select({ id: shipments.id }).from(shipments).where(own).orderBy(shipments.id);
  const ids = found.map(({ id }) => id).slice(0, count);
  return count % 2 ? ids.reverse() : ids;
}

const oneOf = async (owner: Owner, pick: number) => (await idsOf(owner, pick + 1)).at(-1) ?? 0;
