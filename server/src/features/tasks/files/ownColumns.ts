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
  'estimate',
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
export const TEMPLATE_COLUMNS: readonly ImportField[] = [
  'number',
  'carrier',
  'remark',
  'order_no',
  'destination_country',
  'destination_postal_code',
  'tag',
];

/** All that a file can change of registered numbers, after the columns that identify them. */
export const UPDATE_COLUMNS: readonly ImportField[] = [
  ...TEMPLATE_COLUMNS,
  'order_time',
  'destination_city',
  'origin_country',
  'ship_date',
  'shipper',
  'consignee',
  'phone_number_last_4',
  'phone_number',
  'cpf_or_cnpj',
];
