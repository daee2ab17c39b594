import type { MainStatus } from '../shipments/statuses.ts';
import type { RequestFigures, WebhookFigures } from './apiDashboard.ts';
import type { ApiLogRow } from './apiLogs.ts';
import type { Quota, TrackListRow } from './tracking.ts';
import type { DeliveryRow } from './webhooks.ts';

/** The API console's own calls: `POST /console-api/v1/…`, snake_case, envelope {code, message, data}. */

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
