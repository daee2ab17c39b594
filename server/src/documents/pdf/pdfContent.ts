export interface PdfColumn {
  title: string;
  /** The share of the page's width, in hundredths. */
  share: number;
  /** Amounts are aligned to the end. */
  isAmount?: boolean;
}

export type Labeled = readonly [label: string, value: string];

export type PdfBlock =
  | { kind: 'heading'; text: string; aside?: string }
  | { kind: 'facts'; title?: string; facts: readonly Labeled[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'totals'; parts?: readonly Labeled[]; totals: readonly Labeled[] }
  | { kind: 'note'; text: string };

/** The content of a PDF, from top to bottom. */
export interface PdfContent {
  /** Also at the foot of each page, where there are several. */
  title: string;
  /** At the top of each page. */
  brand: string;
  /** ISO 8601. */
  created: string;
  blocks: readonly PdfBlock[];
}
