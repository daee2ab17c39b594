import { type Static, Type } from 'typebox';
import { closed, Id, RequestId } from '../calls/schema.ts';
import { Name } from '../values/text.ts';
import { TEXT_ENCODING_NAMES, type TextEncodingName } from '../values/textEncodings.ts';
import { IMPORT_FIELDS, type ImportField } from './taskConstants.ts';
import { Scope } from './tasks.ts';

/** How a file becomes an import, which is a task (tasks.ts): it is uploaded, previewed and started. Uploads serve updates, too. */

/** `v1/task/template`: an empty file with the headings an import knows, in the caller's language. */
export const ImportTemplate = Type.Object({ scope: Type.Literal('BUYER') }, closed);

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
    scope: Scope,
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
  /** The encoding the text was read with; null where nothing depends on it. */
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

/** How the columns of files with this header row are mapped. */
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

/** An invalid field: the carrier is detected from the number instead, a name is cut, others are left out. */
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
  /** How many of the imported ones have an invalid field. */
  noted: number;
  /** Numbers the tracking quota has room for. */
  room: number;
  first_rows: PreviewRow[];
  /** The first rows that are not imported, or not completely. */
  problem_rows: PreviewRow[];
}

/** `v1/task/import` */
export const StartImport = Type.Object(
  { scope: Type.Literal('BUYER'), upload_id: Id, mapping: ColumnMapping, request_id: RequestId },
  closed,
);
export type StartImport = Static<typeof StartImport>;
