import type { GetTrackNumbers } from '@tracking-console/contract/shipments/shipments';
import { MAX_SYNC_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import type { BulkChoice, Choice } from '@tracking-console/contract/tasks/tasks';
import { listParam } from '../../model/lists/listQuery.ts';
import { listedIds } from '../../model/lists/shipmentList.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';

/** The shipments an action applies to: those chosen one by one, or all that match. */
export interface TargetShipments {
  /** The chosen ids of this page; of an endless list, all chosen ids. */
  ids: readonly string[];
  count: number;
  choice: Choice;
  /** Too many for one call: it is done in the background. */
  areMany: boolean;
}

type Chosen = Pick<ShipmentListState, 'query' | 'list' | 'selected' | 'allChosen'>;

export function targetShipments({ query, list, selected, allChosen }: Chosen): TargetShipments {
  const ids = list && selected.size > 0 ? listedIds(list).filter((id) => selected.has(id)) : [];
  const count = allChosen ? (list?.total ?? 0) : ids.length;
  const choice = allChosen ? { filter: listParam(query) } : { ids: [...ids] };
  return { ids, count, choice, areMany: allChosen || count > MAX_SYNC_ROWS };
}

/** The choice for a change: if all that match are chosen, no more are changed than the user was shown. */
export const bulkChoice = ({ choice, count }: Pick<TargetShipments, 'choice' | 'count'>): BulkChoice =>
  'ids' in choice ? choice : { ...choice, previewed: count };

/** The same for a call that is answered with their numbers. */
export const numbersParam = ({ choice }: TargetShipments): GetTrackNumbers =>
  'ids' in choice ? { TrackInfoIds: choice.ids } : { Filter: choice.filter };
