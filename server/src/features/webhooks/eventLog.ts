import { DELIVERY_DAYS } from '@tracking-console/contract/webhookConstants';
import type { EventList, ListEvents, SendEvent } from '@tracking-console/contract/webhooks';
import { and, count, desc, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { DAY } from '../../durations.ts';
import { toDelivery } from './recordEvents.ts';
import { type EventRecord, webhookDeliveries, webhookEvents, webhooks } from './webhookTable.ts';

const PAGE = 40;

export type EventLog = ReturnType<typeof createEventLog>;

/** The events of the API's shipments, whether a webhook received them or not. */
export function createEventLog(db: Database, now: () => Date) {
  return {
    /** Newest first. */
    async list(gid: string, { event, number, before }: ListEvents): Promise<EventList> {
      const found = await db
        .select()
        .from(webhookEvents)
        .where(
          and(
            eq(webhookEvents.gid, gid),
            event && eq(webhookEvents.event, event),
            number ? eq(webhookEvents.number, number.toUpperCase()) : undefined,
            before ? lt(webhookEvents.id, Number(before)) : undefined,
          ),
        )
        .orderBy(desc(webhookEvents.id))
        .limit(PAGE + 1);
      const shown = found.slice(0, PAGE);
      const counts = await countDeliveries(shown.map(({ id }) => id));
      return { events: shown.map((one) => toRow(one, counts)), has_more: found.length > PAGE };
    },

    /** False: there is no such event, or no such webhook that is on. */
    async send(gid: string, { id, webhook_id }: SendEvent): Promise<boolean> {
      const [event] = await db
        .select()
        .from(webhookEvents)
        .where(and(eq(webhookEvents.gid, gid), eq(webhookEvents.id, Number(id))));
      const [webhook] = await db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.gid, gid), eq(webhooks.id, Number(webhook_id)), eq(webhooks.enabled, true)));
      if (!event || !webhook) return false;
      await db.insert(webhookDeliveries).values(toDelivery(event, webhook, now()));
      return true;
    },

    /** Those with a delivery go after it. */
    async deleteOld(): Promise<number> {
      const since = new Date(now().getTime() - DELIVERY_DAYS * DAY);
      const delivery = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.eventId, webhookEvents.id));
      return deleteInBatches(db, webhookEvents, and(lt(webhookEvents.createTime, since), notExists(delivery)));
    },
  };

  async function countDeliveries(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: webhookDeliveries.eventId, count: count() })
      .from(webhookDeliveries)
      .where(inArray(webhookDeliveries.eventId, [...ids]))
      .groupBy(webhookDeliveries.eventId);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

function toRow(event: EventRecord, counts: ReadonlyMap<number, number>) {
  return {
    id: String(event.id),
    event_id: event.key,
    event: event.event,
    number: event.number,
    carrier: event.carrier,
    status: event.packageStatus,
    sub_status: event.subStatus,
    create_time: event.createTime.toISOString(),
    deliveries: counts.get(event.id) ?? 0,
  };
}
