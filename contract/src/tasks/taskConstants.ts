/** Separate from tasks.ts, whose schemas a page does not need. */

export const TASK_CODES = {
  notFound: -18030001,
  /** It has ended, or has nothing to do again. */
  notPossible: -18030002,
  /** The file is neither a text table nor XLSX, or cannot be read. */
  badFile: -18030003,
  /** More rows or larger, once unpacked, than a task takes. */
  tooLarge: -18030004,
  /** No column holds the tracking numbers. */
  noNumberColumn: -18030005,
  nothingToDo: -18030006,
  /** Too many of the customer's tasks wait already. */
  tooMany: -18030007,
  /** So much was uploaded within an hour that the next file has to wait. */
  tooOften: -18030008,
  /** The filter finds more shipments than the user was shown; nothing was changed. */
  moreThanPreviewed: -18030009,
  /** The file, or its sheet, has no rows below its headings. */
  noRows: -18030010,
} as const;

/** Rows of a list that are exported at once; more rows are a task. */
export const MAX_SYNC_ROWS = 200;
export const MAX_IMPORT_ROWS = 100_000;
/** Bytes of an uploaded file. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

export const TASK_TYPES = ['import', 'export', 'bulk', 'account'] as const;
export type TaskType = (typeof TASK_TYPES)[number];
export const TASK_STATUSES = ['Queued', 'Running', 'Succeeded', 'Partial', 'Failed', 'Cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Work that has not ended yet. */
export const isUnderWay = (status: TaskStatus) => status === 'Queued' || status === 'Running';

/** What a column of an imported file can hold; fields of the wire's own names. */
export const IMPORT_FIELDS = [
  'number',
  'carrier',
  'remark',
  'order_no',
  'order_time',
  'tag',
  'destination_postal_code',
  'destination_country',
  'destination_city',
  'origin_country',
  'ship_date',
  'shipper',
  'consignee',
  'phone_number_last_4',
  'phone_number',
  'cpf_or_cnpj',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
