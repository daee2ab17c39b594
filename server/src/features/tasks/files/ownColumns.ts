import type { ImportField } from '@tracking-console/contract/tasks/taskConstants';

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

/** The columns of an exported list that an import reads; the rest comes from the provider. */
export const READ_BACK: Readonly<Partial<Record<ExportColumn, ImportField>>> = {
  number: 'number',
  carrier: 'carrier',
  remark: 'remark',
  origin: 'origin_country',
  destination: 'destination_country',
  tag: 'tag',
  orderNo: 'order_no',
};

/** A column of a file that a customer can fill, and its heading. */
export interface TemplateColumn {
  field: ImportField;
  heading: string;
}

export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  { field: 'number', heading: 'export.column.number' },
  { field: 'carrier', heading: 'template.carrier' },
  { field: 'remark', heading: 'export.column.remark' },
  { field: 'order_no', heading: 'export.column.orderNo' },
  { field: 'destination_country', heading: 'template.destination' },
  { field: 'destination_postal_code', heading: 'template.postalCode' },
  { field: 'tag', heading: 'export.column.tag' },
];

/** All that a file can change of registered numbers, after the columns that identify them. */
export const UPDATE_COLUMNS: readonly TemplateColumn[] = [
  ...TEMPLATE_COLUMNS,
  { field: 'order_time', heading: 'template.orderTime' },
  { field: 'destination_city', heading: 'template.destinationCity' },
  { field: 'origin_country', heading: 'template.originCountry' },
  { field: 'ship_date', heading: 'template.shipDate' },
  { field: 'shipper', heading: 'template.shipper' },
  { field: 'consignee', heading: 'template.consignee' },
  { field: 'phone_number_last_4', heading: 'template.phoneTail' },
  { field: 'phone_number', heading: 'template.phone' },
  { field: 'cpf_or_cnpj', heading: 'template.taxNumber' },
];
