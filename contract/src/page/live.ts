import type { Identity } from '../shipments/statuses.ts';

/** The kinds of live updates; a feature adds its own. */
export type LiveKind =
  | 'shipments'
  | 'waybills'
  | 'tasks'
  | 'notifications'
  | 'settings'
  | 'webhooks'
  | 'security'
  | 'profile'
  | 'orders';

/** Something of the customer's has changed: what to refetch, without the new value. */
export interface LiveChange {
  /** Unique: the same id is the same change. */
  id: string;
  kind: LiveKind;
  /** The buyer's, the API's, or both (null). */
  scope: Identity | null;
  /** What has changed; null: so much that everything is to be fetched again. */
  ids: readonly string[] | null;
  /** The tab whose call made the change (TAB_HEADER); absent where no tab did. */
  tab?: string | null;
}

/** Names the tab a call comes from: of what that tab changed it knows already and fetches nothing again. */
export const TAB_HEADER = 'x-tab';

/**
 * `GET <console API>/v1/stream`: server-sent events, whose ids are cursors. `Last-Event-ID`, or `?after=`, goes on after
 * a cursor with nothing missed; `customer=` names whose page it is, as CUSTOMER_HEADER does. A cursor begins with its
 * moment, milliseconds by the database's clock, and `-`.
 *
 * - `changes`: data is a LiveChange[].
 * - `beat`: nothing has changed up to this cursor; once at the beginning, then every 20 s.
 * - `reset`: what happened since the cursor is not known any more: fetch everything again.
 * - `end`: there is no session of this customer, or no more; do not connect with it again.
 */
export const LIVE_STREAM = '/v1/stream';
export const LIVE_BEAT_MS = 20_000;
