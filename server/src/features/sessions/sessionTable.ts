import { boolean, index, pgTable, text, timestamp, uuid } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, hex: reading the table is not enough to sign in. */
    idHash: text('id_hash').primaryKey(),
    /** The public name with which its customer ends it; it stays when the cookie's value changes. */
    name: uuid('name').notNull().unique().defaultRandom(),
    gid: gid(),
    signInTime: time('sign_in_time'),
    lastSeenTime: time('last_seen_time'),
    /** When the customer last proved who they are. */
    checkTime: time('check_time').defaultNow(),
    /** Whether a second step was proven in it, and not a password alone: the roles of the staff need it. */
    secondStep: boolean('second_step').notNull().default(false),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** The country the browser's languages name, two small letters, or empty. */
    country: text('country').notNull().default(''),
  },
  (table) => [index('sessions_gid').on(table.gid)],
);
