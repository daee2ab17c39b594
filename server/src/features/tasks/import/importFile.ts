/** A file's table: text in every cell, rows as long as its headings. */
export interface ReadTable {
  columns: string[];
  rows: string[][];
}

export type ReadRefusal = 'badFile' | 'tooLarge';

export interface ReadOrder {
  content: Uint8Array;
  mostRows: number;
}

export type ReadResult = { kind: 'read'; table: ReadTable } | { kind: 'refused'; refusal: ReadRefusal };
