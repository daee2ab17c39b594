import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import { withoutShipments } from '../lists/shipmentList.ts';
import type { Shipment } from './shipment.ts';
import { shipmentsApi } from './shipmentsApi.ts';

/** What a write is given to reach the lists that are held. */
export interface CachedLists {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query hands its thunks a state of this type
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  getState: () => unknown;
}

type State = Parameters<typeof shipmentsApi.util.selectInvalidatedBy>[0];

/** Removes these shipments from every cached list; returns a function that undoes it. */
export function withoutCached(ids: readonly string[], { dispatch, getState }: CachedLists): () => void {
  const leaving = new Set(ids);
  return together(
    cachedQueries(getState).map((query) =>
      dispatch(shipmentsApi.util.updateQueryData('getShipments', query, (list) => withoutShipments(list, leaving))),
    ),
  );
}

/** Sets this remark wherever the shipment is shown; returns a function that undoes it. */
export const withRemark = (id: string, remark: string, lists: CachedLists) => withChange([id], { remark }, lists);

/** Sets this tag wherever the shipments are shown; returns a function that undoes it. */
export const withTag = (ids: readonly string[], tag: TagType | '', lists: CachedLists) =>
  withChange(ids, { tag }, lists);

function withChange(ids: readonly string[], change: Partial<Shipment>, { dispatch, getState }: CachedLists) {
  const changing = new Set(ids);
  const changed = (shipments: readonly Shipment[]) =>
    shipments.map((shipment) => (changing.has(shipment.id) ? { ...shipment, ...change } : shipment));
  return together([
    ...cachedQueries(getState).map((query) =>
      dispatch(
        shipmentsApi.util.updateQueryData('getShipments', query, (list) => ({
          ...list,
          shipments: changed(list.shipments),
        })),
      ),
    ),
    dispatch(shipmentsApi.util.updateQueryData('getRecentUpdates', undefined, changed)),
    ...ids.map((id) =>
      dispatch(
        shipmentsApi.util.updateQueryData('getShipment', id, (shipment) => {
          if (shipment) Object.assign(shipment, change);
        }),
      ),
    ),
  ]);
}

function cachedQueries(getState: CachedLists['getState']) {
  const state = getState() as State; // the page's store while this console is mounted
  return shipmentsApi.util
    .selectInvalidatedBy(state, ['List'])
    .filter(({ endpointName }) => endpointName === 'getShipments')
    .map(({ originalArgs }) => originalArgs);
}

const together = (patches: readonly { undo: () => void }[]) => () => {
  for (const { undo } of patches) undo();
};
