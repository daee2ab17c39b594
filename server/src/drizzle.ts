// The whole server imports drizzle-orm from here, as CommonJS: for each of its ES modules Node reads package.json
// again, 179 kB, which took a fifth of every start.
import { createRequire } from 'node:module';
import type * as Orm from 'drizzle-orm';
import type * as Migrator from 'drizzle-orm/migrator';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as PgCore from 'drizzle-orm/pg-core';

const require = createRequire(import.meta.url);
const orm: typeof Orm = require('drizzle-orm');
const pgCore: typeof PgCore = require('drizzle-orm/pg-core');

export const {
  and,
  arrayContains,
  asc,
  count,
  countDistinct,
  DrizzleQueryError,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  not,
  notExists,
  notInArray,
  or,
  SQL,
  sql,
  TransactionRollbackError,
} = orm;
// Classes of which the name is a type as well.
export type SQL<Result = unknown> = Orm.SQL<Result>;
export type PgTable = PgCore.PgTable;
export type { InferInsertModel, SQLWrapper } from 'drizzle-orm';
export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
  integer,
  interval,
  jsonb,
  numeric,
  PgTable,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = pgCore;
export type { AnyPgColumn, PgColumn, PgSelect } from 'drizzle-orm/pg-core';

export const { drizzle }: typeof NodePostgres = require('drizzle-orm/node-postgres');
export const { readMigrationFiles }: typeof Migrator = require('drizzle-orm/migrator');
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
