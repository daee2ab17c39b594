import type { ChangedField, NamedNumber, ShipmentHistory } from '@tracking-console/contract/api/trackingConsole';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Database, Transaction } from '../../database.ts';
import { and, desc, eq, lte } from '../../drizzle.ts';
import { isApi, type Owner } from '../../owner.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import { shipmentChanges } from './shipmentChangeTable.ts';
import type { ShipmentContext } from './shipmentContext.ts';

/** The latest ones are kept and shown; a program may change a shipment any number of times. */
export const MAX_CHANGES = 100;

/** Changes by customers of the API to their shipments. */
export function createHistory({ db }: ShipmentContext) {
  return {
    /** null: the customer has no such shipment. */
    read: (owner: Owner, named: NamedNumber) => readHistory(db, owner, named),
  };
}

async function readHistory(
  db: Database,
  owner: Owner,
  { number, carrier }: NamedNumber,
): Promise<ShipmentHistory | null> {
  const named = and(eq(shipments.number, normalizeNumber(number)), eq(shipments.carrier, carrier));
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(and(isOwnedBy(owner), named));
  if (!shipment) return null;
  const rows = await db
    .select()
    .from(shipmentChanges)
    .where(eq(shipmentChanges.shipmentId, shipment.id))
    .orderBy(desc(shipmentChanges.id))
    .limit(MAX_CHANGES);
  return {
    register_time: shipment.registerTime.toISOString(),
    changes: rows.map(({ time, kind, fields }) => ({ time: time.toISOString(), kind, fields })),
  };
}

/** Buyers have no history. */
export async function recordChange(
  transaction: Transaction,
  before: ShipmentRecord,
  after: ShipmentRecord,
  time: Date,
): Promise<void> {
  if (!isApi(before)) return;
  const fields = changedFields(before, after);
  const kind = changeKind(fields, before, after);
  if (!kind) return;
  await transaction.insert(shipmentChanges).values({ shipmentId: before.id, time, kind, fields });
  const ofShipment = eq(shipmentChanges.shipmentId, before.id);
  const [oldest] = await transaction
    .select({ id: shipmentChanges.id })
    .from(shipmentChanges)
    .where(ofShipment)
    .orderBy(desc(shipmentChanges.id))
    .offset(MAX_CHANGES)
    .limit(1);
  if (oldest) await transaction.delete(shipmentChanges).where(and(ofShipment, lte(shipmentChanges.id, oldest.id)));
}

function changeKind(fields: readonly ChangedField[], before: ShipmentRecord, after: ShipmentRecord) {
  if (after.isRetracked !== before.isRetracked) return 'retrack';
  if (after.carrierChangeCount !== before.carrierChangeCount) return 'carrier';
  return fields.length > 0 ? 'info' : null;
}

/** Names of the wire. */
const FIELDS = {
  carrier: 'carrier',
  final_carrier: 'finalCarrier',
  tag: 'tag',
  remark: 'remark',
  order_no: 'orderNo',
  order_time: 'orderTime',
  lang: 'lang',
  translation_mode: 'translationMode',
  email: 'email',
} as const satisfies Record<string, keyof ShipmentRecord>;

function changedFields(before: ShipmentRecord, after: ShipmentRecord): ChangedField[] {
  const noted = Object.entries(FIELDS).map(([field, column]) => ({
    field,
    before: before[column],
    after: after[column],
  }));
  const [old, given] = [before.additionalFields, after.additionalFields].map(flatten);
  const names = Object.keys({ ...old, ...given });
  const asked = names.map((field) => ({ field, before: old?.[field] ?? '', after: given?.[field] ?? '' }));
  return [...noted, ...asked].filter((one) => one.before !== one.after);
}

function flatten(fields: ShipmentRecord['additionalFields']): Record<string, string> {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}
