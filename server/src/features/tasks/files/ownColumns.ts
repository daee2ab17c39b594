import type { ImportField } from '@tracking-console/contract/taskConstants';

/** The columns of an exported list, in their order. */
export const EXPORT_COLUMNS = [
  'number',
  'carrier',
  'lastCarrier',
  'remark',
  'status',
  'subStatus',
  'lastEvent',
  'lastPlace',
  'lastEventTime',
  'days',
  'expected',
  'origin',
  'destination',
  'tag',
  'orderNo',
  'added',
  'delivered',
  'archived',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** What an import reads from an exported list; the rest comes from the provider. */
export const READ_BACK: Readonly<Partial<Record<ExportColumn, ImportField>>> = {
  number: 'number',
  carrier: 'carrier',
  remark: 'remark',
  origin: 'origin_country',
  destination: 'destination_country',
  tag: 'tag',
  orderNo: 'order_no',
};

/** The columns of the file a customer is offered to fill, and the text each is called by. */
export const TEMPLATE_COLUMNS: readonly { field: ImportField; heading: string }[] = [
  { field: 'number', heading: 'export.column.number' },
  { field: 'carrier', heading: 'template.carrier' },
  { field: 'remark', heading: 'export.column.remark' },
  { field: 'order_no', heading: 'export.column.orderNo' },
  { field: 'destination_country', heading: 'template.destination' },
  { field: 'destination_postal_code', heading: 'template.postalCode' },
  { field: 'tag', heading: 'export.column.tag' },
];
