import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { PageInfo } from '@tracking-console/contract/shipments/shipments';
import { call, put, select, service } from '@tracking-console/platform';
import { put as putThunk } from 'redux-saga/effects';
import { buyerCall } from '../buyerCall.ts';
import type { ListQuery } from '../lists/listQuery.ts';
import { readList, type ShipmentList, withOutdated, withoutShipments, withUpdates } from '../lists/shipmentList.ts';
import { readShipment, type Shipment } from '../shipments/shipment.ts';
import { listCall, shipmentsApi } from '../shipments/shipmentsApi.ts';
import { selectShown } from '../shipments/shipmentsSlice.ts';

/** Figures and an open shipment are fetched again; the shown page keeps its rows where they are. */
export function* showUpdates(updates: LiveUpdate) {
  if (updates?.length === 0) return;
  const journeys = updates ? updates.map((id) => ({ type: 'Shipment' as const, id })) : (['Shipment'] as const);
  const query = yield* select(selectShown);
  // Lists that are not read row by row, as the dashboard's, may move.
  const lists = query ? [] : (['List'] as const);
  yield* put(shipmentsApi.util.invalidateTags(['Overview', ...lists, ...journeys]));
  const shown = query && (yield* select(shipmentsApi.endpoints.getShipments.select(query))).data;
  if (query && shown) yield* call(refreshPage, query, shown, updates);
}

function* refreshPage(query: ListQuery, shown: ShipmentList, updates: LiveUpdate) {
  const fresh = yield* call(fetchPage, query);
  if (!fresh) return;
  const others = uncoveredIds(shown, fresh, updates);
  // In an endless list, the rows in sight are fetched as rows are that come into sight.
  const isEndless = query.pageSize === 'all';
  const changed = yield* call(fetchOthers, isEndless ? [] : others);
  const gone = new Set([...changed].filter(([, row]) => row?.isArchived !== query.archived).map(([id]) => id));
  const present = [...changed.values()].filter((row) => row !== null);
  const inPlace = shipmentsApi.util.updateQueryData('getShipments', query, (page) =>
    withOutdated(withUpdates(withoutShipments(page, gone), fresh, present), isEndless ? others : []),
  );
  yield putThunk(inPlace as never); // a thunk, which the effect's type does not know
}

/** Rows that the page no longer holds and that may have changed: are they elsewhere in the list, or gone? */
function uncoveredIds(shown: ShipmentList, fresh: ShipmentList, updates: LiveUpdate): string[] {
  const covered = new Set(fresh.shipments.map(({ id }) => id));
  const uncovered = shown.shipments.map(({ id }) => id).filter((id) => !covered.has(id));
  const changed = updates && new Set(updates);
  return uncovered.filter((id) => !changed || changed.has(id));
}

/** An endless list keeps its order; only what belongs to its beginning by now is counted. */
const firstPageOf = (query: ListQuery): ListQuery => (query.pageSize === 'all' ? { ...query, pageSize: 100 } : query);

function* fetchPage(query: ListQuery) {
  const calls = yield* service('calls');
  const request = { ...listCall(firstPageOf(query)), reads: true, silent: true };
  const [error, answer] = yield* call(() => calls.send<{ data: ShipmentRow[]; pageInfo: PageInfo }>(request));
  return error ? null : readList(answer);
}

/**
 * Fetched by id, as rows, so that they stay unread. null: it no longer exists. Where the fetch fails, the rest is left as it
 * is.
 */
function* fetchOthers(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Shipment | null>();
  const calls = yield* service('calls');
  const request = { ...buyerCall('GetTrackInfoRows', { TrackInfoIds: [...ids] }), reads: true, silent: true };
  const [error, rows] = yield* call(() => calls.send<ShipmentRow[]>(request));
  const found = new Map((rows ?? []).map(readShipment).map((shipment) => [shipment.id, shipment]));
  return new Map(error ? [] : ids.map((id) => [id, found.get(id) ?? null]));
}

/** Shipments to fetch again; null: all of them. */
export type LiveUpdate = readonly string[] | null;

/** From this many changes on, everything is refetched. */
const MAX_IDS = 200;

/** Collects changes while the page is hidden, with a bound. */
export function createPendingUpdates() {
  let pending: Set<string> | null = new Set();
  return {
    add(updates: LiveUpdate) {
      pending = updates && pending && new Set([...pending, ...updates]);
      if (pending && pending.size > MAX_IDS) pending = null;
    },
    take(): LiveUpdate {
      const updates = pending && [...pending];
      pending = new Set();
      return updates;
    },
  };
}
