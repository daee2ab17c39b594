import { type Static, Type } from 'typebox';
import type { RequestFigures, WebhookFigures } from './apiDashboard.ts';
import type { ApiLogRow } from './apiLogs.ts';
import { closed, Id } from './schema.ts';
import type { MainStatus } from './statuses.ts';
import { Name } from './text.ts';
import type { Quota, TrackListRow } from './tracking.ts';
import type { DeliveryRow } from './webhooks.ts';

/** The API console's own calls: `POST /console-api/v1/…`, snake_case, envelope {code, message, data}. */

export const CreateKey = Type.Object(
  {
    name: Name(60),
    mode: Type.Optional(Type.Enum(['live', 'test'])),
  },
  closed,
);
export type CreateKey = Static<typeof CreateKey>;

export const RevokeKey = Type.Object({ id: Id }, closed);
export type RevokeKey = Static<typeof RevokeKey>;

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  mode: 'live' | 'test';
  status: 'Active' | 'Revoked';
  create_time: string;
  last_used_time: string | null;
  last_used_ip: string | null;
}

export interface KeyList {
  keys: ApiKeyRow[];
  /** Keys that may be active at a time. */
  limit: number;
}

/** The whole key stands here and nowhere else, once. */
export interface CreatedKey extends ApiKeyRow {
  key: string;
}

export interface DashboardSummary {
  quota: Quota & { next_expire_time: string | null };
  tracking: { now: number; stopped: number };
  /** Of the newest active key; null before the first is made. */
  key: { prefix: string; last4: string } | null;
  /** Path of the public API at this origin. */
  base_url: string;
  version: string;
  statuses: Record<MainStatus, number>;
  recent: TrackListRow[];
  /** Calls of the public API in the last 24 hours. */
  requests: RequestFigures;
  /** The latest calls that failed. */
  recent_errors: ApiLogRow[];
  webhooks: WebhookFigures;
  /** The latest deliveries to webhooks that were given up. */
  recent_failures: DeliveryRow[];
}
