import type { UpdateRow, UpdateState } from '@tracking-console/contract/api/trackingConsole';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import { isRounded } from '@tracking-console/contract/values/roundedNumber';
import { NO_CARRIER } from '../../carriers/carriers.ts';
import { numbersOf } from '../import/numberCell.ts';
import { byNumber } from '../import/previewRows.ts';
import { readCarrier } from '../import/readRow.ts';
import type { InputRow } from '../taskKind.ts';
import type { FindNoted, NotedShipment } from './findNoted.ts';
import { readChanges } from './readChanges.ts';

/** A row of a file and what it changes. */
export type ReadUpdate = UpdateRow & Pick<InputRow, 'cells'>;

/** Reads rows with one number each, chunk by chunk; what earlier chunks named is known. */
export function createUpdateReader(mapping: ColumnMapping, findNoted: FindNoted) {
  const seen = new Set<number>();
  const cellOf = (cells: readonly string[]) => cells[mapping.number ?? -1] ?? '';
  return async (rows: readonly InputRow[]): Promise<ReadUpdate[]> => {
    const numbers = rows.flatMap(({ cells }) => candidatesOf(cellOf(cells)));
    const registered = byNumber(await findNoted([...new Set(numbers)]));
    return rows.map(({ row, cells }) => ({ row, cells, ...read(cells, registered) }));
  };

  function read(cells: readonly string[], registered: ReadonlyMap<string, NotedShipment[]>): Omit<UpdateRow, 'row'> {
    const candidates = candidatesOf(cellOf(cells));
    const number = candidates.find((one) => registered.has(one));
    if (number === undefined) return unknownNumber(cellOf(cells));
    const carrierCell = (cells[mapping.carrier ?? -1] ?? '').trim();
    const carrier = carrierCell === '' ? NO_CARRIER : Number(readCarrier(carrierCell) ?? NO_CARRIER);
    const notes =
      carrierCell !== '' && carrier === NO_CARRIER ? [{ field: 'carrier', value: carrierCell } as const] : [];
    const named = registered.get(number)?.filter((one) => carrier === NO_CARRIER || one.carrier === carrier) ?? [];
    const [shipment] = named;
    const refused = (state: UpdateState) => ({ number, carrier, state, changes: [], notes });
    if (!shipment) return refused('notRegistered');
    if (named.length > 1) return refused('ambiguous');
    if (seen.has(shipment.id)) return { ...refused('repeated'), carrier: shipment.carrier };
    seen.add(shipment.id);
    const { changes, notes: further } = readChanges(shipment, cells, mapping);
    const state = changes.length > 0 ? 'changed' : 'unchanged';
    return { number, carrier: shipment.carrier, state, changes, notes: [...notes, ...further] };
  }
}

/** The cell unchanged, and as an import would read it: a registered number is valid whatever it looks like. */
const candidatesOf = (cell: string) => [...new Set([normalizeNumber(cell), ...numbersOf(cell).slice(0, 1)])];

function unknownNumber(cell: string): Omit<UpdateRow, 'row'> {
  const [number] = numbersOf(cell);
  const none = { carrier: NO_CARRIER, changes: [], notes: [] };
  if (number === undefined) return { ...none, number: cell, state: 'badNumber' };
  return { ...none, number, state: isRounded(number) ? 'rounded' : 'notRegistered' };
}
