import type { ListedIds, PageInfo } from '@tracking-console/contract/shipments';
import type { Shipment } from '../shipments/shipment.ts';
import type { ShipmentList } from './shipmentList.ts';

/** Shipments of an endless list that are held at most: those that were in sight last. */
const MOST_HELD = 1_000;

/** An endless list before any of its shipments is here: its order stays as it is until the list is asked for again. */
export const readEndlessList = ({ data, pageInfo }: { data: ListedIds; pageInfo: PageInfo }): ShipmentList => ({
  shipments: [],
  ids: data.TrackInfoIds,
  total: pageInfo.TotalCount,
  counts: pageInfo.Counts,
  urgent: pageInfo.Attention,
  arrived: 0,
  outdated: [],
});

/** The list with what was asked for by ids. What did not come is there no more. */
export function withRows(list: ShipmentList, asked: readonly string[], rows: readonly Shipment[]): ShipmentList {
  const came = new Set(rows.map(({ id }) => id));
  const gone = new Set(asked.filter((id) => !came.has(id)));
  const held = list.shipments.filter(({ id }) => !came.has(id) && !gone.has(id));
  return {
    ...list,
    ids: list.ids && gone.size > 0 ? list.ids.filter((id) => !gone.has(id)) : list.ids,
    shipments: [...held, ...rows].slice(-MOST_HELD),
    outdated: without(list.outdated, asked),
  };
}

/** The list asked for again shows what was held until that has been asked for again too. */
export function withHeld(fresh: ShipmentList, { shipments }: ShipmentList): ShipmentList {
  return fresh.ids ? { ...fresh, shipments, outdated: shipments.map(({ id }) => id) } : fresh;
}

/** Some of what is held may have changed: it is shown as it was until it is in sight and has been asked for again. */
export function withOutdated(list: ShipmentList, ids: readonly string[]): ShipmentList {
  return ids.length === 0 ? list : { ...list, outdated: [...without(list.outdated, ids), ...ids] };
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Set(others);
  return ids.length === 0 ? ids : ids.filter((id) => !left.has(id));
}

/**
 * Which rows to ask for when those from `first` to `last` are in sight or nearly: around them, in as few calls as may be,
 * and half-way before what is held ends, so that somebody who scrolls meets rows that are here.
 */
export function wantedIds(
  { ids, shipments, outdated }: ShipmentList,
  { first, last }: { first: number; last: number },
  most: number,
): readonly string[] {
  const held = new Set(shipments.map(({ id }) => id));
  for (const id of outdated) held.delete(id);
  const isMissing = (id: string) => !held.has(id);
  const beyond = Math.max(0, Math.floor((most - (last - first)) / 2));
  const soon = Math.floor(beyond / 2);
  if (!ids?.slice(Math.max(0, first - soon), last + soon).some(isMissing)) return [];
  return ids
    .slice(Math.max(0, first - beyond), last + beyond)
    .filter(isMissing)
    .slice(0, most);
}
