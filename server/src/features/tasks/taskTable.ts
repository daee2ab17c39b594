import type { TaskStatus, TaskType } from '@tracking-console/contract/tasks/taskConstants';
import type { RowFault } from '@tracking-console/contract/tasks/tasks';
import { scope, time } from '../../columns.ts';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Background work with progress. */
export const tasks = pgTable(
  'tasks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: scope(),
    type: text('type').$type<TaskType>().notNull(),
    name: text('name').notNull().default(''),
    status: text('status').$type<TaskStatus>().notNull().default('Queued'),
    source: text('source', { enum: ['UI', 'SYSTEM'] })
      .notNull()
      .default('UI'),
    /** The parameters of the task's kind. */
    params: jsonb('params').notNull().default({}),
    /** Chosen by the caller: the same request starts one task, however often it is sent. */
    requestId: text('request_id').notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    ok: integer('ok').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** How many rows failed for which reason. */
    faults: jsonb('faults').$type<Partial<Record<RowFault, number>>>().notNull().default({}),
    /** The next chunk of the input: it moves in the transaction of the chunk's effect. */
    position: integer('position').notNull().default(0),
    createTime: time('create_time').notNull(),
    startTime: time('start_time'),
    endTime: time('end_time'),
    expireTime: time('expire_time').notNull(),
    /** While it runs: when another process may take it over; its present process extends this with every batch. */
    leaseUntil: time('lease_until'),
    /** When to mail its owner that the file is ready; null: not at all, or done. */
    mailDue: time('mail_due'),
    /** How often in a row the next batch failed as a whole. */
    failedAttempts: integer('stumbles').notNull().default(0),
  },
  (table) => [
    uniqueIndex('tasks_request').on(table.gid, table.scope, table.requestId),
    index('tasks_owner').on(table.gid, table.scope, table.id),
    index('tasks_due').on(table.leaseUntil).where(sql`${table.leaseUntil} IS NOT NULL`),
    index('tasks_mail').on(table.mailDue).where(sql`${table.mailDue} IS NOT NULL`),
    index('tasks_expiry').on(table.expireTime),
  ],
);

/** The files that tasks read and write. They are in the database, so that any number of server processes share them. */
export const taskFiles = pgTable(
  'task_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: scope(),
    /** Null: uploaded, and waiting for its task. */
    taskId: bigint('task_id', { mode: 'number' }).references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['input', 'result', 'error'] }).notNull(),
    name: text('name').notNull(),
    /** Headings of the rows. */
    columns: jsonb('columns').$type<string[]>().notNull().default([]),
    rows: integer('rows').notNull().default(0),
    /** Bytes of all chunks. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    /** Only for a file the customer has sent. */
    uploadTime: time('upload_time'),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [
    uniqueIndex('task_files_task').on(table.taskId, table.role),
    index('task_files_owner').on(table.gid, table.scope),
    index('task_files_expiry').on(table.expireTime).where(sql`${table.taskId} IS NULL`),
  ],
);

/** A file in the order of `place`: one chunk for each batch of a task. */
export const taskFileChunks = pgTable(
  'task_file_chunks',
  {
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => taskFiles.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    rows: integer('rows').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.place] })],
);

/** The history of a task, without its beginning and its end. */
export const taskLog = pgTable(
  'task_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    taskId: bigint('task_id', { mode: 'number' })
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** stumble: the batch failed as a whole, and is tried again or given up. */
    kind: text('kind', { enum: ['batch', 'stumble'] }).notNull(),
    time: time('time').notNull(),
    /** From 1. */
    batch: integer('batch').notNull(),
    rows: integer('rows').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    ms: integer('ms').notNull().default(0),
  },
  (table) => [index('task_log_task').on(table.taskId, table.id)],
);

export type TaskLogRecord = typeof taskLog.$inferSelect;
export type TaskRecord = typeof tasks.$inferSelect;
export type TaskFileRecord = typeof taskFiles.$inferSelect;
