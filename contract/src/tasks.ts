import { type Static, Type } from 'typebox';
import { CarrierKey, closed, Id, PageNumber, ZoneName } from './schema.ts';
import { MAX_REMARK, MOST_CHOSEN, PAGE_SIZES, TAG_TYPES } from './shipmentConstants.ts';
import { GetTrackInfoList } from './shipments.ts';
import {
  IMPORT_FIELDS,
  type ImportField,
  TASK_STATUSES,
  TASK_TYPES,
  type TaskStatus,
  type TaskType,
} from './taskConstants.ts';
import { Lines, Name } from './text.ts';
import { TEXT_ENCODING_NAMES, type TextEncodingName } from './textEncodings.ts';

/**
 * Background work with progress: `POST /console-api/v1/task/…`, snake_case, envelope {code, message, data}, except for
 * `download`, which answers with the file. Both consoles make these calls; `scope` is the identity they speak for.
 * A call that starts a task carries a `request_id` of the caller's making: sent again, it answers with the same task.
 */

const Scope = Type.Enum(['BUYER', 'API']);
/** More shipments than any account has. */
const MOST_PREVIEWED = 1_000_000;
const RequestId = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' });

export interface TaskFile {
  name: string;
  /** Bytes; 0 where the file is written while it is fetched. */
  size: number;
  rows: number;
}

export interface TaskRow {
  id: string;
  type: TaskType;
  /** What the customer calls it: the file's name, or empty. */
  name: string;
  status: TaskStatus;
  source: 'UI' | 'SYSTEM';
  /** Of a bulk task. */
  action: BulkAction | null;
  /** Rows; `done` of them are worked on, `ok` and `failed` add up to it. */
  total: number;
  done: number;
  ok: number;
  failed: number;
  create_time: string;
  start_time: string | null;
  end_time: string | null;
  /** When the task and its files are cleared away. */
  expire_time: string;
  result_file: TaskFile | null;
  /** The rows that failed, each with its reason. */
  error_file: TaskFile | null;
  /** What it deleted can be brought back (`v1/task/undo`). */
  can_undo: boolean;
}

/** Why a row was not worked on. */
export const ROW_FAULTS = [
  'badNumber',
  /** A spreadsheet has rounded the number: its last digits are lost. */
  'rounded',
  'exists',
  'overQuota',
  'unknownCarrier',
  'badField',
  'gone',
  'notPossible',
  'manyLinks',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

export interface FailedRow {
  /** Of the file, the header apart; from 1. */
  row: number;
  cells: string[];
  fault: RowFault;
}

export interface TaskDetail extends TaskRow {
  columns: string[];
  /** The first 100. */
  failures: FailedRow[];
}

export const ListTasks = Type.Object(
  {
    scope: Scope,
    page_no: Type.Optional(PageNumber),
    page_size: Type.Optional(Type.Enum(PAGE_SIZES)),
    type: Type.Optional(Type.Enum(TASK_TYPES)),
    status: Type.Optional(Type.Enum(TASK_STATUSES)),
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

export const DownloadFile = Type.Object({ scope: Scope, id: Id, file: Type.Enum(['result', 'error']) }, closed);
export type DownloadFile = Static<typeof DownloadFile>;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The shipments meant: some by their ids, or all the list of GetTrackInfoList's filter holds (its page apart). */
export const Choice = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN }) }, closed),
  Type.Object({ filter: GetTrackInfoList }, closed),
]);
export type Choice = Static<typeof Choice>;

/**
 * The same for what changes them. `previewed` is how many the person was shown: where the filter finds more by then, nothing
 * is changed (TASK_CODES.moreThanPreviewed, with FoundShipments).
 */
export const BulkChoice = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN }) }, closed),
  Type.Object({ filter: GetTrackInfoList, previewed: Type.Integer({ minimum: 0, maximum: MOST_PREVIEWED }) }, closed),
]);
export type BulkChoice = Static<typeof BulkChoice>;

/** What the filter of a refused bulk action finds now. */
export interface FoundShipments {
  count: number;
}

/** `v1/task/export`: a task; `v1/task/export_now`: the file itself, of at most MOST_AT_ONCE rows (else HTTP 413). */
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

/** `v1/task/template`: an empty file with the headings an import knows, in the caller's language. */
export const ImportTemplate = Type.Object({ scope: Type.Literal('BUYER') }, closed);

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
  /** Has the carriers asked at once, as far as the customer may in an hour. */
  Plain('refresh'),
  /** An empty tag takes the mark away. */
  Type.Object({ action: Type.Literal('setTag'), tag: Type.Enum(['', ...TAG_TYPES]) }, closed),
  /** An empty remark takes the name away. */
  Type.Object({ action: Type.Literal('setRemark'), remark: Lines(MAX_REMARK) }, closed),
  /** Carrier keys; 0: the one a number's format speaks for, and nobody else. */
  Type.Object({ action: Type.Literal('setCarrier'), first: CarrierKey, second: CarrierKey }, closed),
]);
export type BulkWork = Static<typeof BulkWork>;
export type BulkAction = BulkWork['action'];

export const StartBulk = Type.Object(
  { scope: Type.Literal('BUYER'), work: BulkWork, choice: BulkChoice, request_id: RequestId },
  closed,
);
export type StartBulk = Static<typeof StartBulk>;

export interface StartedTask {
  task: TaskRow;
}

/** The place of each field's column in the file, from 0. */
export const ColumnMapping = Type.Partial(
  Type.Record(Type.Enum(IMPORT_FIELDS), Type.Integer({ minimum: 0, maximum: 199 })),
  closed,
);
export type ColumnMapping = Partial<Record<ImportField, number>>;

/**
 * Of `v1/task/upload`, whose body is the file itself. Where the reader sees that the file was read wrongly, it is sent again
 * with the encoding or the sheet they name.
 */
export const UploadFile = Type.Object(
  {
    scope: Type.Literal('BUYER'),
    name: Name(200),
    encoding: Type.Optional(Type.Enum([...TEXT_ENCODING_NAMES])),
    sheet: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);

export type UploadFile = Static<typeof UploadFile>;

export interface SheetName {
  name: string;
  /** The workbook does not show it. */
  hidden: boolean;
}

/** It waits a day to be imported. */
export interface UploadedFile {
  upload_id: string;
  name: string;
  /** What the text was read as; null where nothing depends on it. */
  encoding: TextEncodingName | null;
  /** Of a workbook: the sheet that was read, and all there are. */
  sheet: string | null;
  sheets: SheetName[];
  columns: string[];
  /** The first rows. */
  sample: string[][];
  total: number;
  /** As it was the last time, else as the headings, or the cells, suggest. */
  mapping: ColumnMapping;
  /** The mapping is that of the last file with this header row. */
  remembered: boolean;
}

/** `v1/task/mapping_list`; `v1/task/mapping_delete` takes one away by its id and answers with the others. */
export const ListImportMappings = Type.Object({ scope: Scope }, closed);

/** What the columns of files with this header row are taken for. */
export interface ImportMapping {
  id: string;
  columns: string[];
  mapping: ColumnMapping;
  used_time: string;
}

/** `v1/task/check`: what an import would find, before it is started. */
export const CheckUpload = Type.Object({ scope: Type.Literal('BUYER'), upload_id: Id, mapping: ColumnMapping }, closed);
export type CheckUpload = Static<typeof CheckUpload>;

/** What becomes of a number: it is imported, or why it is not. */
export const PREVIEW_STATES = ['new', 'exists', 'repeated', 'badNumber', 'rounded'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** A field that cannot be taken as it stands: a carrier is taken from the number, a name is cut, others are left out. */
export interface FieldNote {
  field: ImportField;
  value: string;
}

export interface PreviewRow {
  /** Of the file, the header apart; from 1. */
  row: number;
  cells: string[];
  /** One for each number of the row. */
  numbers: { number: string; state: PreviewState; notes: FieldNote[] }[];
}

export interface UploadCheck {
  /** Numbers of the file, by what becomes of them. */
  counts: Record<PreviewState, number>;
  /** Of those that are imported: the ones with a field that cannot be taken as it stands. */
  noted: number;
  /** Numbers the tracking quota has room for. */
  room: number;
  first_rows: PreviewRow[];
  /** The first rows that are not imported, or not with all they say. */
  problem_rows: PreviewRow[];
}

/** `v1/task/import` */
export const StartImport = Type.Object(
  { scope: Type.Literal('BUYER'), upload_id: Id, mapping: ColumnMapping, request_id: RequestId },
  closed,
);
export type StartImport = Static<typeof StartImport>;
