import type { BulkChoice, Choice } from '@tracking-console/contract/tasks/tasks';
import type { Owner } from '../../owner.ts';
import { toFilter } from '../shipments/listParam.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { inputRows } from './startOfRows.ts';

/** The current ids: shipments added to the list later are not included. */
export async function chosenIds(
  shipments: ShipmentService,
  owner: Owner,
  choice: Choice | BulkChoice,
): Promise<number[]> {
  if ('ids' in choice) return choice.ids.map(Number);
  return (await shipments.listing.listAllIds(owner, toFilter(choice.filter))).ids;
}

/** Rows of a task whose input is shipments. */
export const idRows = (ids: readonly number[]) => inputRows(ids, (id) => [String(id)]);
