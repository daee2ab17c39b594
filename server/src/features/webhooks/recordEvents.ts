import type { WebhookEvent } from '@tracking-console/contract/webhookConstants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { readDetails, type ShipmentDetails } from '../shipments/details.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { toTrackInfoItem } from '../tracking/trackInfoItem.ts';
import { type EventRecord, type WebhookRecord, webhookDeliveries, webhookEvents, webhooks } from './webhookTable.ts';

interface Change {
  ids: readonly number[];
  event: WebhookEvent;
  /** The customer asked for it: no filter by status holds it back. */
  pushed?: boolean;
}

/**
 * Records the events of the API's shipments and their deliveries, in the transaction that makes the change. Their rows are
 * locked by then, so a shipment's events have ids in the order of its changes. Answers with the events written.
 */
export async function recordEvents(transaction: Transaction, change: Change, now: Date): Promise<EventRecord[]> {
  const details = await readDetails(transaction, change.ids, eq(shipments.scope, 'API'));
  if (details.length === 0) return [];
  const events = await transaction
    .insert(webhookEvents)
    .values(details.map((detail) => toEvent(detail, change.event, now)))
    .returning();
  const targets = await listTargets(
    transaction,
    events.map(({ gid }) => gid),
  );
  const deliveries = events.flatMap((event, index) => {
    const shipment = details[index]?.shipment;
    const own = targets.filter((target) => shipment && target.gid === event.gid && isFor(target, shipment));
    return own.filter((target) => receives(target, event, change)).map((target) => toDelivery(event, target, now));
  });
  if (deliveries.length > 0) await transaction.insert(webhookDeliveries).values(deliveries);
  return events;
}

/** A new delivery of an event to a webhook, due at once. */
export function toDelivery(event: EventRecord, { id: webhookId, version }: WebhookRecord, now: Date) {
  const { gid, id: eventId, shipmentId, number, event: name } = event;
  return { gid, webhookId, eventId, shipmentId, number, event: name, version, dueTime: now, createTime: now };
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
  const data = JSON.stringify(dataOf(details, event, now));
  return { gid, shipmentId, number, carrier, event, packageStatus, subStatus, data, createTime: now };
}

function dataOf(details: ShipmentDetails, event: WebhookEvent, now: Date) {
  const { data_source: _source, ...item } = toTrackInfoItem(details, now);
  if (event === 'TRACKING_UPDATED') return item;
  const { number, carrier, param, tag } = item;
  return { number, carrier, param, tag };
}

/** Live webhooks receive no test shipments; test webhooks receive those, and the sandbox's. */
export function isFor({ mode }: WebhookRecord, shipment: ShipmentDetails['shipment']): boolean {
  if (mode === 'live') return !shipment.testMode;
  return shipment.testMode || shipment.dataSource === 'sandbox';
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
