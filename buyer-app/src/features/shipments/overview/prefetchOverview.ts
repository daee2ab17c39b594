import type { Platform } from '@tracking-console/platform';
import { shipmentsApi } from '../shipmentsApi.ts';
import { URGENT } from './urgent.ts';

const { prefetch } = shipmentsApi.util;

/** What the dashboard asks for first; what has been asked for already is not asked for again. */
export function prefetchOverview({ dispatch, getState }: Pick<Platform['store'], 'dispatch' | 'getState'>) {
  const state = getState() as object; // combined of reducers
  if (!(shipmentsApi.reducerPath in state)) return; // the console was left before its page's file came
  for (const query of [
    prefetch('getOverview', undefined, {}),
    prefetch('getRecentUpdates', undefined, {}),
    prefetch('getShipments', URGENT, {}),
  ])
    dispatch(query as never); // a thunk, which the store's type does not know
}
