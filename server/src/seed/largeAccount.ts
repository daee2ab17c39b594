import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../database.ts';
import { and, eq, inArray, sql } from '../drizzle.ts';
import { checkpoints } from '../features/journeys/checkpointTable.ts';
import { providerLegs } from '../features/journeys/providerLegTable.ts';
import { between, type Random, randomFrom } from '../features/journeys/sandbox/random.ts';
import { quotaAccounts } from '../features/quotas/quotaTable.ts';
import { isOwnedBy, shipments } from '../features/shipments/model/shipmentTable.ts';
import { resolveCarrier } from '../features/shipments/resolveCarrier.ts';
import type { Owner } from '../owner.ts';
import type { Services } from '../services.ts';
import { randomMistypedNumber, randomNumber } from './demoNumbers.ts';
import type { DemoShipment } from './demoShipment.ts';
import { insertRows } from './insertRows.ts';
import { archive, register, withIds } from './seedShipments.ts';
import { type Travelled, travel } from './travel.ts';

const DAYS = 60;
const CHUNK = 1_000;
const MISTYPED = 0.02;
/** One in so many of the delivered ones is archived. */
const ARCHIVED = 20;

export interface LargeAccount {
  email: string;
  scope: Owner['scope'];
  /** Called after every thousand. */
  onProgress?: (total: number) => void;
}

/** Adds shipments to an account until it has the wanted number; answers how many were added. */
export async function seedLargeAccount(
  services: Services,
  wanted: number,
  { email, scope, onProgress = () => undefined }: LargeAccount,
): Promise<number> {
  const user = await services.users.findByEmail(email);
  if (!user) throw new RangeError(`There is no account ${email}.`);
  const owner: Owner = { gid: user.gid, scope };
  const known = await services.db
    .select({ number: shipments.number })
    .from(shipments)
    .where(and(eq(shipments.ownerGid, owner.gid), eq(shipments.scope, scope)));
  const numbers = new Set(known.map(({ number }) => number));
  const random = randomFrom(`${email} ${scope} ${numbers.size}`);
  let saved: Promise<void> = Promise.resolve();
  for (let missing = wanted - known.length; missing > 0; missing -= CHUNK) {
    const generated = Array.from({ length: Math.min(CHUNK, missing) }, () => generate(numbers, services.now(), random));
    const travelled = generated.map((one, index) => settle(one, index));
    // The database saves a thousand while the next thousand travel.
    await saved;
    saved = services.db.transaction((transaction) => save(transaction, travelled));
    onProgress(wanted - missing + generated.length);
  }
  await saved;
  await makeRoom(services, owner, wanted);
  // Fresh statistics, and the index-only reads the lists live on, without waiting for autovacuum.
  for (const table of [shipments, checkpoints, providerLegs]) await services.db.execute(sql`VACUUM (ANALYZE) ${table}`);
  return Math.max(0, wanted - known.length);

  function settle(shipment: DemoShipment, index: number): Travelled {
    const now = services.now();
    const registered = register(shipment, owner, { language: user?.language ?? 'en' }, random);
    const travelled = travel(registered, now);
    return index % ARCHIVED === 0 ? { ...travelled, shipment: archive(travelled.shipment, owner, now) } : travelled;
  }
}

/** A number that is not in the account yet, registered in the last two months, at any point of its journey. */
function generate(taken: Set<string>, now: Date, random: Random): DemoShipment {
  for (;;) {
    const number = random() < MISTYPED ? randomMistypedNumber(random) : randomNumber(random);
    if (taken.has(number)) continue;
    taken.add(number);
    const registerTime = new Date(now.getTime() - between(random, 1, DAYS * 1_440) * MINUTE);
    const destinationCountry = random() < 0.7 ? 'us' : null;
    return { number, carrier: resolveCarrier(number)?.carrier ?? 0, destinationCountry, registerTime };
  }
}

async function save(transaction: Transaction, travelled: readonly Travelled[]): Promise<void> {
  await insertRows(
    transaction,
    shipments,
    travelled.map(({ shipment }) => shipment),
  );
  const ids = await findIds(transaction, travelled);
  await insertRows(transaction, checkpoints, withIds(travelled, ids, 'timeline'));
  await insertRows(transaction, providerLegs, withIds(travelled, ids, 'legs'));
}

/** No two of them share a number. */
async function findIds(transaction: Transaction, travelled: readonly Travelled[]): Promise<{ id: number }[]> {
  const [first] = travelled;
  if (!first) return [];
  const { ownerGid, scope } = first.shipment;
  const numbers = travelled.map(({ shipment }) => shipment.number);
  const rows = await transaction
    .select({ id: shipments.id, number: shipments.number })
    .from(shipments)
    .where(and(isOwnedBy({ gid: ownerGid, scope }), inArray(shipments.number, numbers)));
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  return numbers.map((number) => ({ id: ids.get(number) ?? 0 }));
}

/** The buyer can go on from here: there is room for as many again. */
async function makeRoom({ db, quotas }: Services, owner: Owner, wanted: number): Promise<void> {
  if (owner.scope === 'API') return;
  const account = and(eq(quotaAccounts.gid, owner.gid), eq(quotaAccounts.scope, owner.scope));
  await db.transaction(async (transaction) => {
    await quotas.lockAccount(transaction, owner);
    await transaction
      .update(quotaAccounts)
      .set({ trackingQuota: wanted * 2 })
      .where(account);
  });
}
