import { sql } from 'drizzle-orm';
import { boolean, index, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const userGids = pgSequence('user_gids', { startWith: '100000000001' });

export const users = pgTable(
  'users',
  {
    /** Decimal string; the customer's one identifier, never reused. */
    gid: text('gid').primaryKey().default(sql`nextval('user_gids')::text`),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** Id of an avatar under /site/avatars, or empty. */
    photo: text('photo').notNull().default(''),
    language: text('language').notNull().default('en'),
    /** Two small letters, e.g. "us". */
    country: text('country').notNull().default('us'),
    area: text('area').notNull().default('global'),
    phoneCountryCode: text('phone_country_code').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    /** OLD marks a user from before the present console. */
    flag: text('flag').notNull().default(''),
    mayOverride: boolean('may_override').notNull().default(false),
    mayRelease: boolean('may_release').notNull().default(false),
    /** Reviews transfers. */
    mayFinance: boolean('may_finance').notNull().default(false),
    createTime: time('create_time').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** The identities a user has opened. */
export const userIdentities = pgTable(
  'user_identities',
  {
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    identity: text('identity', { enum: ['BUYER', 'API'] }).notNull(),
    openTime: time('open_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.identity] })],
);

/** A customer's answers about the company when opening the API identity. */
export const companies = pgTable('companies', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  companyName: text('company_name').notNull(),
  companyUrl: text('company_url').notNull().default(''),
  phone: text('phone').notNull(),
  phoneCountryCode: text('phone_country_code').notNull().default(''),
  mark: text('mark').notNull().default(''),
  createTime: time('create_time').notNull().defaultNow(),
});

/** Every change of console, as the browser reports it. */
export const applicationSwitches = pgTable(
  'application_switches',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    app: text('app', { enum: ['BUYER', 'API'] }).notNull(),
    time: time('time').notNull().defaultNow(),
  },
  (table) => [index('application_switches_age').on(table.time)],
);
