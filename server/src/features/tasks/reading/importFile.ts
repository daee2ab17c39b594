import type { SheetName } from '@tracking-console/contract/tasks/imports';
import type { TextEncodingName } from '@tracking-console/contract/values/textEncodings';

/** A file's table: text in every cell, rows no longer than its headings. */
export interface ReadTable {
  columns: string[];
  rows: string[][];
}

/** How the file was read; the customer may have it read otherwise. */
export interface ReadSource {
  /** Null if nothing depends on it. */
  encoding: TextEncodingName | null;
  sheet: string | null;
  sheets: SheetName[];
}

export type ReadRefusal = 'badFile' | 'tooLarge' | 'noRows';

export const MAX_COLUMNS = 200;

/** The rows of a file, unchanged. */
export type RowsResult = { rows: unknown[][]; source: ReadSource } | ReadRefusal;

export interface ReadOrder {
  content: Uint8Array;
  mostRows: number;
  /** The customer's. */
  language: string;
  /** Chosen by the customer. */
  encoding?: TextEncodingName | undefined;
  sheet?: string | undefined;
}

export type TableResult =
  | { kind: 'read'; table: ReadTable; source: ReadSource }
  | { kind: 'refused'; refusal: ReadRefusal };

/** Rows as a file of a task keeps them, a chunk for each batch. */
export interface WrittenChunk {
  rows: number;
  content: Uint8Array;
}

/** A read file, serialized in the reading thread to spare the one that answers requests. */
export interface ReadFile extends ReadSource {
  columns: string[];
  total: number;
  /** The first rows. */
  sample: string[][];
  chunks: WrittenChunk[];
}

export type ReadResult = { kind: 'read'; file: ReadFile } | { kind: 'refused'; refusal: ReadRefusal };
