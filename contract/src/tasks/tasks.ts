import { type Static, Type } from 'typebox';
import { AIR_WORK } from '../air/airConstants.ts';
import { TrackWork, UPDATE_BY_FILE } from '../api/trackBulk.ts';
import {
  CarrierKey,
  closed,
  Id,
  Instant,
  Nullable,
  PageNumber,
  Previewed,
  RequestId,
  ZoneName,
} from '../calls/schema.ts';
import { RESEND_FAILED, RESEND_FAULTS } from '../notifications/ruleConstants.ts';
import { MAX_REMARK, MAX_SELECTED, PAGE_SIZES, TAG_TYPES } from '../shipments/shipmentConstants.ts';
import { GetTrackInfoList } from '../shipments/shipments.ts';
import { Lines } from '../values/text.ts';
import { EXPORT_FORMATS, TASK_STATUSES, TASK_TYPES } from './taskConstants.ts';

/**
 * Background work with progress: `POST /console-api/v1/task/…`, snake_case, envelope {code, message, data}, except for
 * `download`, which answers with the file. Both consoles make these calls; `scope` is the identity they speak for.
 * A call that starts a task carries a `request_id` of the caller's making: sent again, it answers with the same task.
 */

/** The identity a call speaks for. */
export const Scope = Type.Enum(['BUYER', 'API']);

/** Why a row was not worked on. */
export const ROW_FAULTS = [
  'badNumber',
  /** A spreadsheet has rounded the number: its last digits are lost. */
  'rounded',
  'exists',
  'overQuota',
  'unknownCarrier',
  'badField',
  'notPossible',
  'manyLinks',
  ...RESEND_FAULTS,
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

export interface FailedRow {
  /** Of the file, the header apart; from 1. */
  row: number;
  cells: string[];
  fault: RowFault;
  /** In the customer's language; of a `code`, in the words of the public API. */
  reason: string;
  /** What the public API refuses such an item with. */
  code?: number;
}

export const TASK_PARAMETERS = [
  'format',
  'language',
  'time_zone',
  'tag',
  'remark',
  'first_carrier',
  'second_carrier',
  'order_no',
  /** A column of the file and what it holds, as in "Number → number". */
  'column',
] as const;

/** What a task was started with. */
export interface TaskParameter {
  name: (typeof TASK_PARAMETERS)[number];
  value: string;
}

/** A batch that was worked on, or an attempt at one that failed as a whole and is made again. */
export interface TaskLogEntry {
  kind: 'batch' | 'stumble';
  time: string;
  /** From 1. */
  batch: number;
  /** Of a batch; 0 for an attempt that failed. */
  rows: number;
  failed: number;
  ms: number;
}

export interface TaskDetail extends TaskRow {
  columns: string[];
  /** The first 100. */
  failures: FailedRow[];
  params: TaskParameter[];
  /** Newest first, at most MAX_LOG_ENTRIES. */
  log: TaskLogEntry[];
}

/** Entries of a task's log that are shown. */
export const MAX_LOG_ENTRIES = 200;

export const ListTasks = Type.Object(
  {
    scope: Scope,
    page_no: Type.Optional(PageNumber),
    page_size: Type.Optional(Type.Enum(PAGE_SIZES)),
    type: Type.Optional(Type.Enum(TASK_TYPES)),
    status: Type.Optional(Type.Enum(TASK_STATUSES)),
    created_from: Type.Optional(Instant),
    created_to: Type.Optional(Instant),
    /** Of all identities the customer has opened, and not of `scope` alone. */
    every_scope: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ListTasks = Static<typeof ListTasks>;

export interface TaskList {
  tasks: TaskRow[];
  page: { data_total: number; page_total: number; page_no: number; page_size: number };
}

/** Of get, cancel, retry, undo and delete; of mapping_delete, the mapping's. */
export const NamedTask = Type.Object({ scope: Scope, id: Id }, closed);
export type NamedTask = Static<typeof NamedTask>;

export const DuplicateTask = Type.Object({ scope: Scope, id: Id, request_id: RequestId }, closed);
export type DuplicateTask = Static<typeof DuplicateTask>;

export const DownloadFile = Type.Object({ scope: Scope, id: Id, file: Type.Enum(['result', 'error']) }, closed);
export type DownloadFile = Static<typeof DownloadFile>;

/** The target shipments: some by their ids, or all the list of GetTrackInfoList's filter holds (its page apart). */
export const Choice = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
  Type.Object({ filter: GetTrackInfoList }, closed),
]);
export type Choice = Static<typeof Choice>;

/**
 * The same for what changes them. `previewed` is how many the user was shown: if the filter finds more by then,
 * nothing is changed (TASK_CODES.moreThanPreviewed, with FoundShipments).
 */
export const BulkChoice = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
  Type.Object({ filter: GetTrackInfoList, previewed: Previewed }, closed),
]);
export type BulkChoice = Static<typeof BulkChoice>;

/** What the filter of a refused bulk action finds now. */
export interface FoundShipments {
  count: number;
}

/** `v1/task/export`: a task; `v1/task/export_now`: the file itself, of at most MAX_SYNC_ROWS rows (else HTTP 413). */
export const ExportShipments = Type.Object(
  {
    scope: Type.Literal('BUYER'),
    format: Type.Enum(EXPORT_FORMATS),
    choice: Choice,
    /** The customer's zone, which times are written in, by Intl's name; it knows of summer time. */
    time_zone: Type.Optional(ZoneName),
    /** Counts where there is no such zone. Minutes as of Date.getTimezoneOffset. */
    time_zone_offset: Type.Integer({ minimum: -900, maximum: 900 }),
    request_id: RequestId,
  },
  closed,
);
export type ExportShipments = Static<typeof ExportShipments>;

/** `v1/task/export_account`: everything that is kept of the customer, of both identities, as one JSON document. */
export const ExportAccount = Type.Object({ scope: Scope, request_id: RequestId }, closed);

const Plain = <Name extends string>(action: Name) => Type.Object({ action: Type.Literal(action) }, closed);
/** What can be done with many shipments at once. */
export const BulkWork = Type.Union([
  Plain('archive'),
  Plain('activate'),
  Plain('delete'),
  /** Brings back what was deleted within a day. */
  Plain('restore'),
  /** Makes a link to each; the file of the task has them. */
  Plain('share'),
  /** Sends requests to the carriers at once, up to the customer's limit an hour. */
  Plain('refresh'),
  /** An empty tag takes the mark away. */
  Type.Object({ action: Type.Literal('setTag'), tag: Type.Enum(['', ...TAG_TYPES]) }, closed),
  /** An empty remark takes the name away. */
  Type.Object({ action: Type.Literal('setRemark'), remark: Lines(MAX_REMARK) }, closed),
  /** Carrier keys; 0: the one detected from the number, and none for the second. */
  Type.Object({ action: Type.Literal('setCarrier'), first: CarrierKey, second: CarrierKey }, closed),
]);
export type BulkWork = Static<typeof BulkWork>;
export type BulkAction = BulkWork['action'];

const TaskFile = Type.Object({
  name: Type.String(),
  /** Bytes; 0 where the file is written while it is fetched. */
  size: Type.Integer(),
  rows: Type.Integer(),
});
export type TaskFile = Static<typeof TaskFile>;

const actionsOf = <Action extends string>(works: { properties: { action: { const: Action } } }[]) =>
  works.map(({ properties }) => properties.action.const);

export const TaskRow = Type.Object({
  id: Type.String(),
  /** Whose console it belongs to: calls about it name this scope. */
  scope: Scope,
  type: Type.Enum(TASK_TYPES),
  /** What the customer calls it: the file's name, or empty. */
  name: Type.String(),
  status: Type.Enum(TASK_STATUSES),
  source: Type.Enum(['UI', 'SYSTEM']),
  /** Of a bulk task. */
  action: Nullable(
    Type.Enum([
      ...actionsOf(BulkWork.anyOf),
      ...actionsOf(TrackWork.anyOf),
      ...Object.values(AIR_WORK),
      UPDATE_BY_FILE,
      RESEND_FAILED,
    ]),
  ),
  /** Rows; `done` of them are worked on, `ok` and `failed` add up to it. */
  total: Type.Integer(),
  done: Type.Integer(),
  ok: Type.Integer(),
  failed: Type.Integer(),
  /** How many rows failed for which reason. */
  faults: Type.Partial(Type.Record(Type.Enum(ROW_FAULTS), Type.Integer())),
  create_time: Type.String(),
  start_time: Nullable(Type.String()),
  end_time: Nullable(Type.String()),
  /** When the task and its files are cleared away. */
  expire_time: Type.String(),
  result_file: Nullable(TaskFile),
  /** The rows that failed, each with its reason. */
  error_file: Nullable(TaskFile),
  /** What it deleted can be brought back (`v1/task/undo`). */
  can_undo: Type.Boolean(),
  /** It has ended with rows that were not done, and no retry of it was started (`v1/task/retry`). */
  can_retry: Type.Boolean(),
  /** It has ended and the same can be started again (`v1/task/duplicate`). */
  can_duplicate: Type.Boolean(),
});
export type TaskRow = Static<typeof TaskRow>;

export const StartBulk = Type.Object(
  { scope: Type.Literal('BUYER'), work: BulkWork, choice: BulkChoice, request_id: RequestId },
  closed,
);
export type StartBulk = Static<typeof StartBulk>;

export interface StartedTask {
  task: TaskRow;
}
