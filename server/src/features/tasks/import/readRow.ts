import { numberInCell } from '@tracking-console/contract/numbersInText';
import { MAX_REMARK } from '@tracking-console/contract/shipmentConstants';
import type { ImportField } from '@tracking-console/contract/taskConstants';
import type { ColumnMapping, RowFault } from '@tracking-console/contract/tasks';
import { isLine, isLines } from '@tracking-console/contract/text';
import { AdditionalFields as Schema } from '@tracking-console/contract/tracking';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { WantedShipment } from '../../shipments/decideRegistrations.ts';
import type { AdditionalFields } from '../../shipments/model/shipmentTable.ts';
import { readCarrier, readCountry } from './cells.ts';

/** A row is a shipment to add, or has a fault. */
export type RowReading = { wanted: WantedShipment; fault?: never } | { wanted?: never; fault: RowFault };

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
const additional = Compile(Type.Object(Schema));
const LONGEST = { tag: 100, order_no: 100, order_time: 40 } as const;

export function readRow(cells: readonly string[], mapping: ColumnMapping): RowReading {
  const cell = (field: ImportField) => {
    const place = mapping[field];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const number = numberInCell(cell('number'));
  if (number === null) return { fault: 'badNumber' };
  const carrier = cell('carrier') === '' ? 0 : readCarrier(cell('carrier'));
  if (carrier === undefined) return { fault: 'unknownCarrier' };
  const additionalFields = readAdditional(cell);
  const remark = cell('remark');
  const [tag, orderNo, orderTime] = [cell('tag'), cell('order_no'), cell('order_time')];
  const fits =
    remark.length <= MAX_REMARK &&
    isLines(remark) &&
    [tag, orderNo, orderTime].every(isLine) &&
    tag.length <= LONGEST.tag &&
    orderNo.length <= LONGEST.order_no &&
    orderTime.length <= LONGEST.order_time;
  if (!fits || !additional.Check(additionalFields)) return { fault: 'badField' };
  return { wanted: { number, carrier, remark, tag, orderNo, orderTime, additionalFields, cost: 1 } };
}

function readAdditional(cell: (field: ImportField) => string): AdditionalFields {
  const given = ADDITIONAL.map((field) => [field, isCountry(field) ? countryIn(cell(field)) : cell(field)]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

const isCountry = (field: ImportField) => field === 'destination_country' || field === 'origin_country';
/** What is no country stays as it is, and is a fault of the row. */
const countryIn = (cell: string) => readCountry(cell) ?? cell;
