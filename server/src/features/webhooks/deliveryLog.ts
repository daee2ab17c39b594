import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type {
  DeliveryDetail,
  DeliveryList,
  DeliveryRow,
  ListDeliveries,
  ResendDeliveries,
} from '@tracking-console/contract/api/webhooks';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, desc, eq, gte, inArray, isNull, lt, lte, type SQL } from '../../drizzle.ts';
import type { ApiOwner } from '../../owner.ts';
import { eventBody } from './eventBody.ts';
import { isOwn } from './isOwn.ts';
import { type DeliveryRecord, type EventRecord, webhookDeliveries, webhookEvents, webhooks } from './webhookTable.ts';

const PAGE = 40;

export type DeliveryLog = ReturnType<typeof createDeliveryLog>;

/** Deliveries to webhooks, and their results. */
export function createDeliveryLog(db: Database, now: () => Date) {
  const joined = () =>
    db
      .select({ delivery: webhookDeliveries, event: webhookEvents, url: webhooks.url })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId));

  /** One number may be registered under several carriers. */
  function ofCarrier({ gid }: ApiOwner, { number, carrier }: { number?: string; carrier?: number }): SQL | undefined {
    if (number === undefined || carrier === undefined) return undefined;
    const named = and(eq(webhookEvents.gid, gid), eq(webhookEvents.number, number.toUpperCase()));
    const events = db
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(named, eq(webhookEvents.carrier, carrier)));
    return inArray(webhookDeliveries.eventId, events);
  }

  return {
    /** Newest first. */
    async list(owner: ApiOwner, filter: ListDeliveries & { carrier?: number }): Promise<DeliveryList> {
      const found = await db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(isOwn(webhookDeliveries, owner), ofCarrier(owner, filter), ...conditionsOf(filter)))
        .orderBy(desc(webhookDeliveries.id))
        .limit(PAGE + 1);
      const ids = found.slice(0, PAGE).map(({ id }) => id);
      const rows = ids.length > 0 ? await joined().where(inArray(webhookDeliveries.id, ids)) : [];
      const deliveries = rows.sort((one, other) => other.delivery.id - one.delivery.id).map(toRow);
      return { deliveries, has_more: found.length > PAGE };
    },

    /** With both bodies; null: there is no such delivery. */
    async get(owner: ApiOwner, id: number): Promise<DeliveryDetail | null> {
      const [row] = await joined().where(and(isOwn(webhookDeliveries, owner), eq(webhookDeliveries.id, id)));
      if (!row) return null;
      const { delivery, event } = row;
      return { ...toRow(row), body: eventBody(event, delivery.version), log: delivery.log };
    },

    /** How many will be sent again: one that has ended, or all that failed in a range. Their webhooks must be on. */
    async resend(owner: ApiOwner, wanted: ResendDeliveries): Promise<number> {
      const chosen =
        'id' in wanted
          ? [eq(webhookDeliveries.id, Number(wanted.id)), inArray(webhookDeliveries.state, ['Delivered', 'Failed'])]
          : [eq(webhookDeliveries.state, 'Failed'), ...conditionsOf(wanted)];
      const enabled = db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(isOwn(webhooks, owner), eq(webhooks.enabled, true)));
      const { rowCount } = await db
        .update(webhookDeliveries)
        .set({ state: 'Waiting', dueTime: now(), endTime: null, tries: 0 })
        .where(and(isOwn(webhookDeliveries, owner), inArray(webhookDeliveries.webhookId, enabled), ...chosen));
      return rowCount ?? 0;
    },

    /** Deliveries that have not ended stay. */
    async deleteOld(): Promise<number> {
      const since = new Date(now().getTime() - DELIVERY_DAYS * DAY);
      const old = and(lt(webhookDeliveries.createTime, since), isNull(webhookDeliveries.dueTime));
      return deleteInBatches(db, webhookDeliveries, old);
    },
  };
}

interface Joined {
  delivery: DeliveryRecord;
  event: EventRecord;
  url: string;
}

function toRow({ delivery, event, url }: Joined): DeliveryRow {
  const { state, attempts, code, ms, error } = delivery;
  return {
    id: String(delivery.id),
    event_id: event.key,
    event: event.event,
    number: event.number,
    carrier: event.carrier,
    webhook_id: String(delivery.webhookId),
    url,
    state,
    attempts,
    code,
    ms,
    error,
    create_time: delivery.createTime.toISOString(),
    end_time: delivery.endTime?.toISOString() ?? null,
    // While it is sent, the column holds when another process may take it over.
    next_time: state === 'Waiting' ? (delivery.dueTime?.toISOString() ?? null) : null,
  };
}

function conditionsOf({ webhook_id, state, event, number, from, to, before }: ListDeliveries): (SQL | undefined)[] {
  return [
    webhook_id ? eq(webhookDeliveries.webhookId, Number(webhook_id)) : undefined,
    state && eq(webhookDeliveries.state, state),
    event && eq(webhookDeliveries.event, event),
    number ? eq(webhookDeliveries.number, number.toUpperCase()) : undefined,
    from ? gte(webhookDeliveries.createTime, new Date(from)) : undefined,
    to ? lte(webhookDeliveries.createTime, new Date(to)) : undefined,
    before ? lt(webhookDeliveries.id, Number(before)) : undefined,
  ];
}
