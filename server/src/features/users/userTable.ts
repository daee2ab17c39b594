import { time } from '../../columns.ts';
import { boolean, customType, index, pgSequence, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts';

export const userGids = pgSequence('user_gids', { startWith: '100000000001' });

export const users = pgTable(
  'users',
  {
    /** Decimal string; the customer's one identifier, never reused. */
    gid: text('gid').primaryKey().default(sql`nextval('user_gids')::text`),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** Id of a picture under /site/avatars, one of ours or the customer's own, or empty. */
    photo: text('photo').notNull().default(''),
    language: text('language').notNull().default('en'),
    /** Two small letters, e.g. "us". */
    country: text('country').notNull().default('us'),
    area: text('area').notNull().default('global'),
    phoneCountryCode: text('phone_country_code').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    /** Intl's name; empty: the browser's own. */
    timeZone: text('time_zone').notNull().default(''),
    /** When the account is deleted, as requested by its owner; null: never. */
    deleteTime: time('delete_time'),
    /** OLD marks a user from before the present console. */
    flag: text('flag').notNull().default(''),
    mayOverride: boolean('may_override').notNull().default(false),
    mayRelease: boolean('may_release').notNull().default(false),
    /** Reviews transfers. */
    mayFinance: boolean('may_finance').notNull().default(false),
    createTime: time('create_time').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_delete').on(table.deleteTime).where(sql`${table.deleteTime} IS NOT NULL`),
  ],
);

/** The customer a row belongs to; it goes with the account. */
export const gid = () =>
  text('gid')
    .notNull()
    .references(() => users.gid, { onDelete: 'cascade' });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Photos that customers uploaded, as we encoded them again. */
export const userPhotos = pgTable('user_photos', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  /** Random: knowing it is what lets a browser fetch the picture. */
  id: text('id').notNull().unique(),
  content: bytes('content').notNull(),
  createTime: time('create_time').notNull(),
});

/** The identities a user has opened. */
export const userIdentities = pgTable(
  'user_identities',
  {
    gid: gid(),
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
    gid: gid(),
    app: text('app', { enum: ['BUYER', 'API'] }).notNull(),
    time: time('time').notNull().defaultNow(),
  },
  (table) => [index('application_switches_age').on(table.time)],
);
