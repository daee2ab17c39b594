import { EVENT_KINDS, type EventKind } from '@tracking-console/contract/account/securityConstants';

import { boolean, index, pgTable, text, timestamp, uuid } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import { gid } from '../users/userTable.ts';

export type { EventKind };

export interface AccountEvent {
  gid: string;
  kind: EventKind;
  client: Client;
  detail?: string;
}

/** Acts on an account and attempts at them, one row each. The known addresses and devices are those of sign-ins. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gid: gid(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    time: timestamp('time', { withTimezone: true }).notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    country: text('country').notNull().default(''),
    /** Of a sign-in: SHA-256 of the account and the browser's own id, or empty. */
    deviceHash: text('device_hash').notNull().default(''),
    newDevice: boolean('new_device').notNull().default(false),
    /** Further detail, e.g. which of two proofs was refused. */
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('account_events_gid_time').on(table.gid, table.time), index('account_events_age').on(table.time)],
);
