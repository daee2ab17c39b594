import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type {
  EventDelivery,
  EventList,
  EventRow,
  ListEvents,
  SendEvent,
  SentEvent,
} from '@tracking-console/contract/api/webhooks';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, desc, eq, getTableColumns, gte, inArray, lt, notExists, type SQL } from '../../drizzle.ts';
import type { ApiOwner } from '../../owner.ts';
import { cursorOf, isAfter } from '../../pageCursor.ts';
import { isOwn } from './isOwn.ts';
import { toDelivery } from './recordEvents.ts';
import { type EventRecord, webhookDeliveries, webhookEvents, webhooks } from './webhookTable.ts';

const PAGE = 40;

export type EventLog = ReturnType<typeof createEventLog>;

const { data: _data, ...listed } = getTableColumns(webhookEvents);
type Listed = Omit<EventRecord, 'data'>;

/** The events of the API's shipments, whether a webhook received them or not. */
export function createEventLog(db: Database, now: () => Date) {
  return {
    /** Newest first, from where a page ended; however deep, a page is read from one index. */
    async list(owner: ApiOwner, { cursor, ...filter }: ListEvents): Promise<EventList> {
      const { createTime, id } = webhookEvents;
      const found = await db
        .select(listed)
        .from(webhookEvents)
        .where(and(isOwn(webhookEvents, owner), ...conditionsOf(filter), isAfter(cursor, createTime, id)))
        .orderBy(desc(createTime), desc(id))
        .limit(PAGE + 1);
      const shown = found.slice(0, PAGE);
      const last = shown.at(-1);
      const next = found.length > PAGE && last ? cursorOf(last.createTime, last.id) : null;
      const deliveries = await readDeliveries(shown.map((event) => event.id));
      return { events: shown.map((event) => toRow(event, deliveries.get(event.id) ?? [])), next };
    },

    /** null: there is no such event, or no such webhook that is on. */
    async send(owner: ApiOwner, { id, webhook_id }: SendEvent): Promise<SentEvent | null> {
      const [event] = await db
        .select()
        .from(webhookEvents)
        .where(and(isOwn(webhookEvents, owner), eq(webhookEvents.id, Number(id))));
      const [webhook] = await db
        .select()
        .from(webhooks)
        .where(and(isOwn(webhooks, owner), eq(webhooks.id, Number(webhook_id)), eq(webhooks.enabled, true)));
      if (!event || !webhook) return null;
      const [sent] = await db
        .insert(webhookDeliveries)
        .values(toDelivery(event, webhook, now()))
        .returning({ id: webhookDeliveries.id });
      return sent ? { delivery_id: String(sent.id) } : null;
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

  /** The latest delivery of each event to each webhook. */
  async function readDeliveries(ids: readonly number[]): Promise<Map<number, EventDelivery[]>> {
    if (ids.length === 0) return new Map();
    const { eventId, webhookId, id, state, code } = webhookDeliveries;
    const rows = await db
      .selectDistinctOn([eventId, webhookId], { eventId, webhookId, id, state, code, url: webhooks.url })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      .where(inArray(eventId, [...ids]))
      .orderBy(eventId, webhookId, desc(id));
    const deliveries = new Map<number, EventDelivery[]>();
    for (const { eventId, webhookId, id, ...row } of rows) {
      const delivery = { id: String(id), webhook_id: String(webhookId), ...row };
      deliveries.set(eventId, [...(deliveries.get(eventId) ?? []), delivery]);
    }
    return deliveries;
  }
}

function conditionsOf({ event, number, carrier, status, from, to }: Omit<ListEvents, 'cursor'>): (SQL | undefined)[] {
  return [
    event && eq(webhookEvents.event, event),
    number ? eq(webhookEvents.number, normalizeNumber(number)) : undefined,
    carrier === undefined ? undefined : eq(webhookEvents.carrier, carrier),
    status && eq(webhookEvents.packageStatus, status),
    from ? gte(webhookEvents.createTime, new Date(from)) : undefined,
    to ? lt(webhookEvents.createTime, new Date(to)) : undefined,
  ];
}

function toRow(event: Listed, deliveries: EventDelivery[]): EventRow {
  return {
    id: String(event.id),
    event_id: event.key,
    event: event.event,
    number: event.number,
    carrier: event.carrier,
    status: event.packageStatus,
    sub_status: event.subStatus,
    create_time: event.createTime.toISOString(),
    deliveries,
  };
}
