import { AdditionalFields as Schema } from '@tracking-console/contract/api/trackFields';
import { MAX_REMARK } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ColumnMapping, FieldNote } from '@tracking-console/contract/tasks/imports';
import type { ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { isLine } from '@tracking-console/contract/values/lines';
import { isRounded } from '@tracking-console/contract/values/roundedNumber';
import { Compile } from 'typebox/compile';
import { findCarrier, findCarrierByName, NO_CARRIER } from '../../carriers/carriers.ts';
import type { WantedShipment } from '../../shipments/decideRegistrations.ts';
import { type AdditionalFields, withoutEmpty } from '../../shipments/model/shipmentColumns.ts';
import { findCountry } from './countryNames.ts';
import { numbersOf } from './numberCell.ts';

/** A row is a shipment to add, with notes on values that cannot be taken unchanged, or has no number. */
export type RowReading =
  | { wanted: WantedShipment; notes: FieldNote[]; fault?: never }
  | { wanted?: never; notes?: never; fault: 'badNumber' | 'rounded' };

/** Reads a row with one number. Faults in other fields never reject the row. */
export function readRow(cells: readonly string[], mapping: ColumnMapping): RowReading {
  const cell = (field: ImportField) => (cells[mapping[field] ?? -1] ?? '').trim();
  const [number] = numbersOf(cell('number'));
  if (number === undefined) return { fault: 'badNumber' };
  if (isRounded(number)) return { fault: 'rounded' };
  const notes: FieldNote[] = [];
  const note = (field: ImportField) => notes.push({ field, value: cell(field) });
  const take = <Field extends ImportField>(field: Field, read: (cell: string) => string | undefined): string => {
    const value = cell(field) === '' ? '' : read(cell(field));
    if (value === undefined) note(field);
    return value ?? '';
  };
  const carrier = Number(take('carrier', readCarrier)) || NO_CARRIER;
  const remark = readRemark(cell('remark'));
  if (remark !== cell('remark') && remark.length === MAX_REMARK) note('remark');
  const [tag, orderNo, orderTime] = LINES.map(([field, maxLength]) => take(field, (text) => line(text, maxLength)));
  const additional = ADDITIONAL.map((field) => [field, take(field, (text) => readAdditional(field, text))]);
  const additionalFields = withoutEmpty(Object.fromEntries(additional));
  return { wanted: { number, carrier, remark, tag, orderNo, orderTime, additionalFields, cost: 1 }, notes };
}

const LINES = [
  ['tag', 100],
  ['order_no', 100],
  ['order_time', 40],
] as const satisfies readonly (readonly [ImportField, number])[];

const ADDITIONAL = [
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
] as const satisfies readonly (ImportField & keyof AdditionalFields)[];
const checks = new Map(ADDITIONAL.map((field) => [field, Compile(Schema[field])]));

/** By its key, or its name in any language. */
export function readCarrier(cell: string): string | undefined {
  const carrier = /^\d{1,9}$/.test(cell) ? findCarrier(Number(cell)) : findCarrierByName(cell);
  return carrier && String(carrier.key);
}

/** Cut at the console's own limit, but not within a character. */
const readRemark = (cell: string) =>
  cell
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .slice(0, MAX_REMARK)
    .replace(/[\uD800-\uDBFF]$/, '');

export function readAdditional(field: (typeof ADDITIONAL)[number], cell: string): string | undefined {
  const isCountry = field === 'destination_country' || field === 'origin_country';
  const value = isCountry ? findCountry(cell) : inOneLine(cell);
  return value !== undefined && checks.get(field)?.Check(value) ? value : undefined;
}

function line(cell: string, maxLength: number): string | undefined {
  const text = inOneLine(cell);
  return text.length <= maxLength && isLine(text) ? text : undefined;
}

export const inOneLine = (cell: string) => cell.replace(/\s+/g, ' ');
