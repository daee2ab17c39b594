import { trackNotes } from '@tracking-console/contract/api/tracking';
import type { UpdateRow } from '@tracking-console/contract/api/trackingConsole';
import type { ColumnMapping, FieldNote } from '@tracking-console/contract/tasks/imports';
import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { withGuard } from '@tracking-console/contract/values/formulaGuard';
import { Compile } from 'typebox/compile';
import { inOneLine, readAdditional } from '../import/readRow.ts';
import { cellText } from '../reading/cellText.ts';
import type { NotedShipment } from './findNoted.ts';

type Changed = Exclude<ImportField, 'number' | 'carrier'>;
type Noted = keyof typeof NOTED;

/** The customer's own fields, and their columns. */
const NOTED = { tag: 'tag', remark: 'remark', order_no: 'orderNo', order_time: 'orderTime' } as const;
const checks = {
  tag: Compile(trackNotes.tag),
  remark: Compile(trackNotes.remark),
  order_no: Compile(trackNotes.order_no),
  order_time: Compile(trackNotes.order_time),
};

const isChanged = (field: ImportField): field is Changed => field !== 'number' && field !== 'carrier';
const isNoted = (field: ImportField): field is Noted => Object.hasOwn(NOTED, field);
const FIELDS = IMPORT_FIELDS.filter(isChanged);

/** The changes of a row to its shipment, and the cells that the public API would not take. */
export function readChanges(shipment: NotedShipment, cells: readonly string[], mapping: ColumnMapping) {
  const changes: UpdateRow['changes'] = [];
  const notes: FieldNote[] = [];
  for (const field of FIELDS) {
    const cell = (cells[mapping[field] ?? -1] ?? '').trim();
    if (cell === '' || isPresent(shipment, field, cell)) continue;
    const after = readValue(field, cell);
    if (after === undefined) notes.push({ field, value: cell });
    else if (!isPresent(shipment, field, after)) changes.push({ field, before: presentValue(shipment, field), after });
  }
  return { changes, notes };
}

function presentValue(shipment: NotedShipment, field: Changed): string {
  return isNoted(field) ? shipment[NOTED[field]] : (shipment.additionalFields[field] ?? '');
}

/** Whether a cell is what an export writes of the value. Of countries it writes those the carrier reported. */
function isPresent(shipment: NotedShipment, field: Changed, cell: string): boolean {
  const values = [presentValue(shipment, field)];
  if (field === 'origin_country') values.push(shipment.shippingCountry);
  if (field === 'destination_country') values.push(shipment.recipientCountry);
  const written = values.flatMap((value) => [value, withGuard(value)]);
  return written.some((value) => inUnixLines(cellText(value)) === inUnixLines(cell));
}

const inUnixLines = (text: string) => text.replace(/\r\n?/g, '\n');

function readValue(field: Changed, cell: string): string | undefined {
  if (!isNoted(field)) return readAdditional(field, cell);
  const value = field === 'remark' ? cell : inOneLine(cell);
  return checks[field].Check(value) ? value : undefined;
}
