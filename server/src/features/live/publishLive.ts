import type { LiveKind } from '@tracking-console/contract/page/live';
import type { Transaction } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { identityOf, type Scope } from '../../owner.ts';
import { liveEvents } from './liveEventTable.ts';

/** The channel that wakes the readers of the log. */
export const LIVE_CHANNEL = 'live_events';

/** With more ids it is cheaper to refetch everything. */
const MAX_IDS = 100;

export interface NewLiveEvent {
  gid: string;
  /** Null: of both identities. A console refetches what it shows, of live or test data. */
  scope: Scope | null;
  kind: LiveKind;
  ids: readonly (number | string)[];
  /** The tab whose call makes the change. */
  tab?: string;
}

/**
 * Emits to the customer's open consoles what a transaction changes. They receive it when it commits, and nothing if it
 * is rolled back. An event without ids is empty and left out.
 */
export async function publishLive(transaction: Transaction, events: readonly NewLiveEvent[]): Promise<void> {
  const rows = events
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids, scope, ...event }) => ({
      ...event,
      scope: scope && identityOf(scope),
      ids: ids.length > MAX_IDS ? null : ids.map(String),
    }));
  if (rows.length === 0) return;
  await transaction.insert(liveEvents).values(rows);
  // PostgreSQL sends it when the transaction commits, once per transaction.
  await transaction.execute(sql`SELECT pg_notify(${LIVE_CHANNEL}, '')`);
}
