import type { ImportField } from './taskConstants.ts';

/** Those that are columns of the list, too. */
const LISTED = {
  remark: 'shipments.column.remark',
  order_no: 'shipments.column.orderNo',
  tag: 'shipments.column.tag',
} as const;
const isListed = (field: ImportField): field is keyof typeof LISTED => field in LISTED;

/** The text that names a field of an import. */
export const fieldText = (field: ImportField) => (isListed(field) ? LISTED[field] : (`field.${field}` as const));
