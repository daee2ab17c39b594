export interface PdfColumn {
  title: string;
  /** Of the page's width, in hundredths. */
  share: number;
  /** Amounts stand at the end. */
  isAmount?: boolean;
}

export type PdfBlock =
  | { kind: 'heading'; text: string; aside?: string }
  | { kind: 'facts'; title: string; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'totals'; totals: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string };

/** What stands in a PDF, from top to bottom. */
export interface PdfContent {
  title: string;
  /** At the top of each page. */
  brand: string;
  /** ISO 8601. */
  created: string;
  blocks: readonly PdfBlock[];
}
