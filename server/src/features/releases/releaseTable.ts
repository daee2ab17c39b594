import type {
  ChangeChannel,
  ChannelName,
  ChannelState,
  CheckReport,
  ImportMap,
  LedgerAction,
  LedgerRow,
  ModuleManifest,
} from '@tracking-console/contract/releases/releases';
import type { Verb } from '@tracking-console/contract/releases/releaseTokens';
import { time } from '../../columns.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../drizzle.ts';

/** Immutable: publishing other bytes under a name and version is refused. */
export const moduleVersions = pgTable(
  'module_versions',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ModuleManifest>().notNull(),
    author: text('author').notNull(),
    publishTime: time('publish_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

export const releases = pgTable('releases', {
  /** SHA-256 of the map's canonical JSON, in hex. */
  id: text('id').primaryKey(),
  map: jsonb('map').$type<ImportMap>().notNull(),
  /** Module → version. */
  modules: jsonb('modules').$type<Record<string, string>>().notNull(),
  author: text('author').notNull(),
  createTime: time('create_time').notNull(),
  checks: jsonb('checks').$type<CheckReport>(),
});

/** The releases of each channel, which change unlike the releases themselves. */
export const channels = pgTable('release_channels', {
  name: text('name').$type<ChannelName>().primaryKey(),
  stable: text('stable')
    .notNull()
    .references(() => releases.id),
  canary: text('canary').references(() => releases.id),
  percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  /** Fixed while a canary rises, so that no customer flips back. */
  salt: text('salt').notNull(),
  etag: uuid('etag').notNull(),
  changeTime: time('change_time').notNull(),
});

/** Append-only, enforced by a trigger; each row has the hash of the one before it. */
export const ledger = pgTable(
  'release_ledger',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    time: time('time').notNull(),
    channel: text('channel').$type<ChannelName>().notNull(),
    action: text('action').$type<LedgerAction>().notNull(),
    actor: text('actor').notNull(),
    approver: text('approver'),
    reason: text('reason').notNull(),
    from: jsonb('from').$type<ChannelState>(),
    to: jsonb('to').$type<ChannelState>().notNull(),
    checks: jsonb('checks').$type<LedgerRow['checks']>(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('release_ledger_channel').on(table.channel, table.sequence)],
);

/** Changes that wait for a second person. */
export const approvals = pgTable('release_approvals', {
  id: uuid('id').primaryKey(),
  channel: text('channel').$type<ChannelName>().notNull(),
  change: jsonb('change').$type<ChangeChannel>().notNull(),
  etag: uuid('etag').notNull(),
  requestedBy: text('requested_by').notNull(),
  /** Null: a row of a version that compared emails. */
  requesterGid: text('requester_gid'),
  requestTime: time('request_time').notNull(),
  expireTime: time('expire_time').notNull(),
  decideTime: time('decide_time'),
});

/** Answers already given, by caller and key: a repeated request changes nothing. */
export const releaseAnswers = pgTable(
  'release_answers',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, address and body. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    time: time('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/** Tokens of programs; only their hashes are kept. */
export const releaseTokens = pgTable(
  'release_tokens',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull(),
    caller: text('caller').notNull(),
    /** Null: made by a version that noted the email alone. */
    makerGid: text('maker_gid'),
    channels: text('channels').array().$type<ChannelName[]>().notNull(),
    verbs: text('verbs').array().$type<Verb[]>().notNull(),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time'),
    lastUseTime: time('last_use_time'),
    revokeTime: time('revoke_time'),
  },
  (table) => [uniqueIndex('release_tokens_hash').on(table.hash)],
);

/**
 * The loads reported by browsers, counted by the minute. A session counts once a minute for each outcome of a module of a
 * release.
 */
export const loadCounts = pgTable(
  'release_loads',
  {
    minute: time('minute').notNull(),
    release: text('release').notNull(),
    module: text('module').notNull(),
    ok: integer('ok').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.minute, table.release, table.module] })],
);

/** Which sessions have been counted; kept for minutes only. */
export const loadReporters = pgTable(
  'release_load_tellers',
  {
    minute: time('minute').notNull(),
    teller: text('teller').notNull(),
    release: text('release').notNull(),
    module: text('module').notNull(),
    ok: boolean('ok').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.teller, table.release, table.module, table.ok] }),
    index('release_load_tellers_time').on(sql`${table.minute}`),
  ],
);
