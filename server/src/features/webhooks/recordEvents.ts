import type { WebhookEvent } from '@tracking-console/contract/api/webhookConstants';
import type { Transaction } from '../../database.ts';
import { and, asc, eq, inArray, ne } from '../../drizzle.ts';
import { modeOf } from '../../owner.ts';
import { readWaybills } from '../air/airList.ts';
import { toWaybillItem } from '../air/airTrackInfo.ts';
import type { AirWaybill } from '../air/airWaybillTable.ts';
import { readDetails, type ShipmentDetails } from '../shipments/details.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { toTrackInfoItem } from '../tracking/trackInfoItem.ts';
import { type EventRecord, type WebhookRecord, webhookDeliveries, webhookEvents, webhooks } from './webhookTable.ts';

interface Change {
  ids: readonly number[];
  event: WebhookEvent;
  /** Requested by the customer, so no filter by status holds it back. */
  pushed?: boolean;
}

type NewEvent = typeof webhookEvents.$inferInsert;

/**
 * Records the events of the API's shipments and their deliveries, in the transaction that makes the change. Their rows are
 * locked by then, so a shipment's events have ids in the order of its changes. Answers with the events written.
 */
export async function recordEvents(transaction: Transaction, change: Change, now: Date): Promise<EventRecord[]> {
  const details = await readDetails(transaction, change.ids, ne(shipments.scope, 'BUYER'));
  return writeEvents(
    transaction,
    details.map((detail) => toEvent(detail, change.event, now)),
    change,
    now,
  );
}

/** As above, for air waybills. */
export async function recordWaybillEvents(transaction: Transaction, change: Change, now: Date): Promise<EventRecord[]> {
  const waybills = await readWaybills(transaction, change.ids);
  return writeEvents(
    transaction,
    waybills.map((waybill) => toWaybillEvent(waybill, change.event, now)),
    change,
    now,
  );
}

async function writeEvents(
  transaction: Transaction,
  given: readonly NewEvent[],
  change: Change,
  now: Date,
): Promise<EventRecord[]> {
  if (given.length === 0) return [];
  const events = await transaction
    .insert(webhookEvents)
    .values([...given])
    .returning();
  const targets = await listTargets(
    transaction,
    events.map(({ gid }) => gid),
  );
  const deliveries = events.flatMap((event) => {
    // Live data is for live webhooks, test data for test webhooks.
    const own = targets.filter((target) => target.gid === event.gid && target.mode === event.mode);
    return own.filter((target) => receives(target, event, change)).map((target) => toDelivery(event, target, now));
  });
  if (deliveries.length > 0) await transaction.insert(webhookDeliveries).values(deliveries);
  return events;
}

/** A new delivery of an event to a webhook, due at once. */
export function toDelivery(event: EventRecord, { id: webhookId, version }: WebhookRecord, now: Date) {
  const { gid, mode, id: eventId, shipmentId, number, event: name } = event;
  return { gid, mode, webhookId, eventId, shipmentId, number, event: name, version, dueTime: now, createTime: now };
}

export async function listTargets(transaction: Transaction, gids: readonly string[]): Promise<WebhookRecord[]> {
  return transaction
    .select()
    .from(webhooks)
    .where(and(inArray(webhooks.gid, [...new Set(gids)]), eq(webhooks.enabled, true)))
    .orderBy(asc(webhooks.id));
}

function toEvent(details: ShipmentDetails, event: WebhookEvent, now: Date) {
  const { id: shipmentId, ownerGid: gid, number, carrier, packageStatus, subStatus } = details.shipment;
  const mode = modeOf(details.shipment);
  const { data_source: _source, ...item } = toTrackInfoItem(details, now);
  return {
    gid,
    mode,
    shipmentId,
    number,
    carrier,
    event,
    packageStatus,
    subStatus,
    data: dataOf(item, event),
    createTime: now,
  };
}

function toWaybillEvent(waybill: AirWaybill, event: WebhookEvent, now: Date) {
  const { id: shipmentId, gid, number, packageStatus, subStatus } = waybill;
  const item = toWaybillItem(waybill, now);
  const { carrier } = item;
  return {
    gid,
    mode: modeOf(waybill),
    shipmentId,
    number,
    carrier,
    event,
    packageStatus,
    subStatus,
    data: dataOf(item, event),
    createTime: now,
  };
}

interface Named {
  number: string;
  carrier: number;
  param: string | null;
  tag: string | null;
}

function dataOf(item: Named, event: WebhookEvent): string {
  if (event === 'TRACKING_UPDATED') return JSON.stringify(item);
  const { number, carrier, param, tag } = item;
  return JSON.stringify({ number, carrier, param, tag });
}

function receives(
  { events, statuses }: WebhookRecord,
  { event, packageStatus }: EventRecord,
  { pushed }: Change,
): boolean {
  if (!events.includes(event)) return false;
  if (pushed || event === 'TRACKING_STOPPED' || statuses.length === 0) return true;
  return statuses.includes(packageStatus);
}
