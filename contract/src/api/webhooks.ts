import { type Static, Type } from 'typebox';
import { CarrierKey, closed, Id, Instant, PageCursor } from '../calls/schema.ts';
import { MAIN_STATUSES, type MainStatus } from '../shipments/statuses.ts';
import { Line } from '../values/text.ts';
import type { DataMode } from './keyConstants.ts';
import {
  DELIVERY_STATES,
  type DeliveryError,
  type DeliveryState,
  MAX_WEBHOOK_HEADERS,
  MAX_WEBHOOK_URL,
  SECRET_GRACE_NAMES,
  WEBHOOK_EVENTS,
  WEBHOOK_HEADER_NAME,
  WEBHOOK_HEADER_VALUE,
  WEBHOOK_VERSIONS,
  type WebhookEvent,
  type WebhookProblem,
  type WebhookVersion,
} from './webhookConstants.ts';

/** `POST /console-api/v1/webhook/…` and `…/v1/events/…`: snake_case, envelope {code, message, data}. */

const Header = Type.Object(
  {
    name: Type.String({ pattern: WEBHOOK_HEADER_NAME }),
    value: Type.String({ pattern: WEBHOOK_HEADER_VALUE }),
  },
  closed,
);
export type WebhookHeader = Static<typeof Header>;

export const SaveWebhook = Type.Object(
  {
    /** Absent: a new one. */
    id: Type.Optional(Id),
    /** Rules beyond the length are answered with the webhook codes. */
    url: Line(MAX_WEBHOOK_URL),
    version: Type.Enum([...WEBHOOK_VERSIONS]),
    events: Type.Array(Type.Enum([...WEBHOOK_EVENTS]), { maxItems: WEBHOOK_EVENTS.length }),
    /** Main statuses an update is sent for; none: all. */
    statuses: Type.Array(Type.Enum([...MAIN_STATUSES]), { maxItems: MAIN_STATUSES.length }),
    headers: Type.Array(Header, { maxItems: MAX_WEBHOOK_HEADERS }),
    enabled: Type.Boolean(),
  },
  closed,
);
export type SaveWebhook = Static<typeof SaveWebhook>;

export const NamedWebhook = Type.Object({ id: Id }, closed);
export type NamedWebhook = Static<typeof NamedWebhook>;

export const RotateSecret = Type.Object(
  {
    id: Id,
    keep: Type.Enum(SECRET_GRACE_NAMES),
  },
  closed,
);
export type RotateSecret = Static<typeof RotateSecret>;

/** The outcome of one request. */
export interface WebhookAttempt {
  time: string;
  /** HTTP status; null: there was no answer. */
  code: number | null;
  ms: number;
  error: DeliveryError | null;
  /** At most 4 kB of the answer. */
  response: string;
  /** Sent beside the customer's own headers. */
  headers: Record<string, string>;
}

export interface WebhookRow {
  id: string;
  url: string;
  /** Test webhooks get the events of test data, live ones those of live data. */
  mode: DataMode;
  version: WebhookVersion;
  events: WebhookEvent[];
  statuses: MainStatus[];
  headers: WebhookHeader[];
  enabled: boolean;
  /** Beginning of the secret, to distinguish it from another one. */
  secret_hint: string;
  /** Until when the secret before it signs as well; null: it does not. */
  previous_until: string | null;
  failing_since: string | null;
  auto_disabled_at: string | null;
  last_test: { time: string; code: number | null; ms: number } | null;
  create_time: string;
}

export interface WebhookList {
  webhooks: WebhookRow[];
  limit: number;
}

/** The only answer with the secret, sent once; null if the webhook has one already. */
export interface SavedWebhook extends WebhookRow {
  secret: string | null;
}

/** Comes with a refusal to save; of a header, with its name. */
export interface WebhookRefusal {
  problem: WebhookProblem;
  name?: string;
}

export type TestedWebhook = WebhookAttempt;

const range = { from: Type.Optional(Instant), to: Type.Optional(Instant) };

export const ListDeliveries = Type.Object(
  {
    webhook_id: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...DELIVERY_STATES])),
    event: Type.Optional(Type.Enum([...WEBHOOK_EVENTS])),
    number: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,50}$' })),
    ...range,
    /** Those before this one; newest first. */
    before: Type.Optional(Id),
  },
  closed,
);
export type ListDeliveries = Static<typeof ListDeliveries>;

export interface DeliveryRow {
  id: string;
  /** The same in every attempt: the header webhook-id. */
  event_id: string;
  event: WebhookEvent;
  number: string;
  carrier: number;
  webhook_id: string;
  url: string;
  state: DeliveryState;
  /** Requests made so far. */
  attempts: number;
  code: number | null;
  ms: number | null;
  error: DeliveryError | null;
  create_time: string;
  end_time: string | null;
  next_time: string | null;
}

export interface DeliveryList {
  deliveries: DeliveryRow[];
  has_more: boolean;
}

export const NamedDelivery = Type.Object({ id: Id }, closed);
export type NamedDelivery = Static<typeof NamedDelivery>;

export interface DeliveryDetail extends DeliveryRow {
  /** The very bytes that are sent. */
  body: string;
  log: WebhookAttempt[];
}

/** One, or all that failed in a range. */
export const ResendDeliveries = Type.Union([
  Type.Object({ id: Id }, closed),
  Type.Object({ from: Instant, to: Instant, webhook_id: Type.Optional(Id) }, closed),
]);
export type ResendDeliveries = Static<typeof ResendDeliveries>;

export interface ResentDeliveries {
  resent: number;
}

export const ListEvents = Type.Object(
  {
    event: Type.Optional(Type.Enum([...WEBHOOK_EVENTS])),
    number: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,50}$' })),
    carrier: Type.Optional(CarrierKey),
    status: Type.Optional(Type.Enum([...MAIN_STATUSES])),
    ...range,
    /** `next` of the page before. */
    cursor: Type.Optional(PageCursor),
  },
  closed,
);
export type ListEvents = Static<typeof ListEvents>;

/** The latest delivery of an event to one webhook. */
export type EventDelivery = Pick<DeliveryRow, 'id' | 'webhook_id' | 'url' | 'state' | 'code'>;

export interface EventRow {
  id: string;
  event_id: string;
  event: WebhookEvent;
  number: string;
  carrier: number;
  status: MainStatus;
  sub_status: string;
  create_time: string;
  /** One for each webhook it went or goes to. */
  deliveries: EventDelivery[];
}

export interface EventList {
  /** Newest first. */
  events: EventRow[];
  /** Cursor of the next page; null: this is the last. */
  next: string | null;
}

/** Sends an event to one webhook, whatever that one is subscribed to. */
export const SendEvent = Type.Object({ id: Id, webhook_id: Id }, closed);
export type SendEvent = Static<typeof SendEvent>;

export interface SentEvent {
  delivery_id: string;
}
