import type { FileUpdateAction } from '@tracking-console/contract/api/trackBulk';
import type { UpdateState } from '@tracking-console/contract/api/trackingConsole';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { changeInfo } from '../../tracking/changedInfo.ts';
import type { TrackCode } from '../../tracking/trackErrors.ts';
import type { Batch, FaultyRow } from '../taskKind.ts';
import { createNotedFinder } from './findNoted.ts';
import { createUpdateReader, type ReadUpdate } from './readUpdates.ts';

/** The parameters of such a task. */
export interface FileUpdate {
  action: FileUpdateAction;
  mapping: ColumnMapping;
}

/** The codes with which `changeinfo` refuses such a row. */
const CODES: Partial<Record<UpdateState, TrackCode>> = { notRegistered: -18019902, ambiguous: -18019810 };

/** Applies the changes of the rows as they are now, as the public API does; refused rows fail. */
export async function workUpdates(
  shipments: ShipmentService,
  { owner, rows, transaction }: Batch,
  mapping: ColumnMapping,
): Promise<FaultyRow[]> {
  const updates = await createUpdateReader(mapping, createNotedFinder(transaction, owner))(rows);
  const changed = updates.filter(({ state }) => state === 'changed');
  const items = changed.map(({ number, carrier, changes }) => ({
    number,
    carrier,
    items: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }));
  const { rejected } = await changeInfo(shipments, owner, items);
  const codes = new Map(rejected.map(({ number, carrier, error }) => [`${number} ${carrier}`, error.code]));
  return updates.flatMap((update) => faultOf(update, codes.get(`${update.number} ${update.carrier}`)) ?? []);
}

function faultOf({ row, cells, number, state }: ReadUpdate, refused: number | undefined): FaultyRow | null {
  if (state === 'badNumber' || state === 'rounded') return { row, cells, fault: state };
  const code = state === 'changed' ? refused : CODES[state];
  return code === undefined ? null : { row, cells, fault: 'notPossible', code, number };
}
