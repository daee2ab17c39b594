import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, eq } from '../drizzle.ts';
import { checkpoints } from '../features/journeys/checkpointTable.ts';
import { providerLegs } from '../features/journeys/providerLegTable.ts';
import { between, type Random, randomFrom } from '../features/journeys/sandbox/random.ts';
import { isPaying } from '../features/quotas/lockAccount.ts';
import { NO_JOURNEY, statusBeforeFirstUpdate } from '../features/shipments/model/lifecycle.ts';
import { CARRIER_ORIGINS } from '../features/shipments/model/shipmentColumns.ts';
import { type NewShipment, type ShipmentRecord, shipments } from '../features/shipments/model/shipmentTable.ts';
import { resolveCarrier } from '../features/shipments/resolveCarrier.ts';
import type { Owner } from '../owner.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';
import { type DemoShipment, generateShipment } from './demoShipment.ts';
import { randomRemark } from './remarks.ts';
import { type Travelled, travel } from './travel.ts';

/** 60 shipments an identity, all nine statuses among them. */
const SHARES: Record<MainStatus, number> = {
  Delivered: 24,
  InTransit: 14,
  OutForDelivery: 3,
  AvailableForPickup: 3,
  InfoReceived: 3,
  NotFound: 4,
  Exception: 4,
  DeliveryFailure: 2,
  Expired: 3,
};
/** One in so many of the delivered ones is archived. */
const ARCHIVED = 3;
const ROWS_A_STATEMENT = 1_000;

/** Gives an identity its shipments, unless it has or had some. */
export async function seedShipments(services: Services, owner: Owner, account: DemoAccount): Promise<void> {
  const { db, now } = services;
  const known = and(eq(shipments.ownerGid, owner.gid), eq(shipments.scope, owner.scope));
  if ((await db.$count(shipments, known)) > 0) return;
  const time = now();
  const random = randomFrom(`${account.email} ${owner.scope}`);
  const travelled = generateAll(account, time, random)
    .map((generated) => travel(register(generated, owner, account, random), time))
    .sort((one, other) => one.shipment.registerTime.getTime() - other.shipment.registerTime.getTime());
  const rows = travelled.map(({ shipment }, index) =>
    index % ARCHIVED === 0 ? archive(shipment, owner, time) : shipment,
  );
  await db.transaction(async (transaction) => {
    const locked = await services.quotas.lockAccount(transaction, owner);
    const inserted = await transaction.insert(shipments).values(rows).returning();
    for (const part of chunks(withIds(travelled, inserted, 'timeline'))) {
      await transaction.insert(checkpoints).values(part);
    }
    for (const part of chunks(withIds(travelled, inserted, 'legs')))
      await transaction.insert(providerLegs).values(part);
    if (!isPaying(locked)) return;
    const expenses = inserted.map(({ id, registerTime }) => ({ shipmentId: id, amount: 1, time: registerTime }));
    await services.quotas.spend(locked, expenses);
  });
}

function generateAll({ country }: DemoAccount, now: Date, random: Random): DemoShipment[] {
  // A shop in China sends abroad; the others mostly get what they follow.
  const homeCountry = country === 'cn' ? '' : country;
  return MAIN_STATUSES.flatMap((status) =>
    Array.from({ length: SHARES[status] }, () => generateShipment({ status, homeCountry }, now, random)),
  );
}

export function register(
  { number, carrier, destinationCountry, registerTime }: DemoShipment,
  { gid, scope }: Owner,
  { language }: Pick<DemoAccount, 'language'>,
  random: Random,
): ShipmentRecord {
  const { carrierOrigin = CARRIER_ORIGINS.guessed, checkDigit = 'unknown' } = resolveCarrier(number) ?? {};
  const ordered = scope === 'API' ? `SO-${between(random, 10_000, 99_999)}` : '';
  return {
    ...EMPTY,
    ownerGid: gid,
    scope,
    number,
    carrier,
    carrierOrigin,
    checkDigit,
    registerTime,
    changeTime: registerTime,
    latestEventTime: registerTime,
    subStatus: statusBeforeFirstUpdate(checkDigit),
    additionalFields: destinationCountry ? { destination_country: destinationCountry.toUpperCase() } : {},
    remark: scope === 'BUYER' ? randomRemark(language, random) : '',
    orderNo: ordered,
    // One order in ten has no email address of its recipient.
    email: ordered && !ordered.endsWith('0') ? `${ordered.toLowerCase()}@example.com` : '',
    lang: language,
    dataOrigin: scope === 'API' ? 'Api' : 'Manual',
  };
}

export function archive(shipment: NewShipment, { scope }: Owner, now: Date): NewShipment {
  if (scope === 'API' || shipment.packageStatus !== 'Delivered' || !shipment.deliveryTime) return shipment;
  const archivedAt = new Date(shipment.deliveryTime.getTime() + DAY);
  return archivedAt < now ? { ...shipment, archivedAt, nextSyncTime: null } : shipment;
}

/** The parts' rows with their shipments' ids, which came back in the order the shipments were sent. */
export function withIds<Part extends 'timeline' | 'legs'>(
  travelled: readonly Travelled[],
  inserted: readonly { id: number }[],
  part: Part,
): Travelled[Part] {
  // A union of arrays maps to an array of unions, but each call has one of them.
  return travelled.flatMap((one, index) =>
    one[part].map((row) => ({ ...row, shipmentId: inserted[index]?.id ?? 0 })),
  ) as Travelled[Part];
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}

/** A shipment nothing is known about yet. */
const EMPTY = {
  ...NO_JOURNEY,
  id: 0,
  kind: 'POST',
  finalCarrier: 0,
  tag: '',
  tagType: '',
  seenTime: null,
  isUnread: false,
  refreshTime: null,
  orderTime: '',
  orderPlatform: '',
  orderShop: '',
  translationMode: '',
  email: '',
  trackingStatus: 'Tracking',
  stopTrackTime: null,
  stopTrackReason: null,
  isRetracked: false,
  carrierChangeCount: 0,
  archivedAt: null,
  activateTime: null,
  deletedAt: null,
  nextSyncTime: null,
  dataSource: 'sandbox',
  pushTime: null,
  pushStatus: 'NotPushed',
  pushStatusCode: null,
} as const;
