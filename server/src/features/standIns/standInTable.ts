import type { AdapterPayload } from 'oidc-provider';
import { jsonb, pgTable, text, timestamp } from '../../drizzle.ts';

/** The stand-ins' data about sign-ins, shared by the demo's processes. Nothing is protected by it. */
export const standInStates = pgTable('stand_in_states', {
  /** The stand-in, the kind, and the library's own id. */
  name: text('name').primaryKey(),
  payload: jsonb('payload').$type<AdapterPayload>().notNull(),
  expireTime: timestamp('expire_time', { withTimezone: true }).notNull(),
});
