/** A file's table: text in every cell, rows no longer than its headings. */
export interface ReadTable {
  columns: string[];
  rows: string[][];
}

export type ReadRefusal = 'badFile' | 'tooLarge';

export interface ReadOrder {
  content: Uint8Array;
  mostRows: number;
}

export type TableResult = { kind: 'read'; table: ReadTable } | { kind: 'refused'; refusal: ReadRefusal };

/** Rows as a file of a task keeps them, a chunk for each batch. */
export interface WrittenChunk {
  rows: number;
  content: Uint8Array;
}

/** A read file, written down so that it costs the thread that answers requests nothing more. */
export interface ReadFile {
  columns: string[];
  total: number;
  /** The first rows. */
  sample: string[][];
  chunks: WrittenChunk[];
}

export type ReadResult = { kind: 'read'; file: ReadFile } | { kind: 'refused'; refusal: ReadRefusal };
