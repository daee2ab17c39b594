import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../../feedback/EmptyState.tsx';

export interface Column<Row> {
  key: string;
  title: string;
  /** The title is only for screen readers, e.g. above a row's buttons. */
  titleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Of the primary column: rendered after its link, which cannot contain a control. */
  aside?: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  align?: 'start' | 'end';
  /** A CSS width, e.g. "12rem". In a fixed table the column without one takes the room that is left. */
  width?: string;
  /** Stays in sight where the table is scrolled sideways. */
  sticky?: boolean;
  /** 1: always shown; 2 (default): from 640 px of room; 3: from 896 px; 4: from 1088 px; 5: from 1280 px. */
  priority?: 1 | 2 | 3 | 4 | 5;
  /** The column that names the row: always shown, and the link or button that opens it. */
  primary?: boolean;
  sortable?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface PageChoice {
  /** From 1. */
  page: number;
  /** All: an endless list. */
  pageSize: number | 'all';
}

export interface PaginationProps extends PageChoice {
  /** Rows on all pages. */
  total: number;
  pageSizes?: readonly PageChoice['pageSize'][];
  onChange: (choice: PageChoice) => void;
}

/** A list without pages: of its rows, those are held that are in sight or nearly. */
export interface Endless {
  /** Of all rows, in their order. */
  keys: readonly string[];
  /** The first row in sight at the beginning; from 0. */
  start?: number;
  /** Rows are in sight or nearly: from `first` up to `last`, which is left out; `top` is the uppermost in sight. */
  onShow: (shown: { first: number; last: number; top: number }) => void;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Rows that are not among `rows` yet are rendered as awaited. */
  endless?: Endless | undefined;
  rowKey: (row: Row) => string;
  /** What a row is called in "Select …"; its key if absent. */
  rowLabel?: (row: Row) => string;
  /** A line below the row's name, shown if only the first columns fit. */
  summary?: (row: Row) => ReactNode;
  loading?: boolean;
  /** Shown instead of rows: nothing yet, nothing matches, or an error. */
  empty: EmptyStateProps;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selection?: Selection;
  pagination?: PaginationProps;
  onRowOpen?: (row: Row) => void;
  /** The address a row opens; a new tab works then. */
  rowHref?: (row: Row) => string;
  /** The row that is open beside the table. */
  activeKey?: string;
  density?: 'compact' | 'regular';
  /** Its cells may hold two lines: rows are as high as that, those that are on their way as well. */
  twoLines?: boolean;
  /** Its columns keep their widths whatever the rows hold, and its rows one height: cells show what fits. */
  fixed?: boolean;
}
