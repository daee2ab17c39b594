import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { ListedIds, PageInfo } from '@tracking-console/contract/shipments/shipments';
import type { MainStatus } from '@tracking-console/contract/shipments/statuses';
import { readShipment, type Shipment } from '../shipments/shipment.ts';

/** One page of a list, or an endless one. */
export interface ShipmentList {
  /** The page's; of an endless list those that are held, in no order. */
  shipments: readonly Shipment[];
  /** Of an endless list: all of it, in its order. */
  ids: readonly string[] | null;
  /** On all pages. */
  total: number;
  /** By main status under the same search, whatever tab is open. */
  counts: Partial<Record<MainStatus, number>>;
  /** How many of these need attention; undefined of an unfiltered list, for which the overview has the count. */
  urgent: number | undefined;
  /** Shipments that belong on this page but came after it was shown. */
  arrived: number;
  /** Of an endless list: held shipments that are fetched again once they are in sight. */
  outdated: readonly string[];
}

/** The list's shipments by their ids, in their order. */
export const listedIds = ({ shipments, ids }: ShipmentList) => ids ?? shipments.map(({ id }) => id);

export const readList = ({ data, pageInfo }: { data: readonly ShipmentRow[]; pageInfo: PageInfo }): ShipmentList => ({
  shipments: data.map(readShipment),
  ids: null,
  total: pageInfo.TotalCount,
  counts: pageInfo.Counts,
  urgent: pageInfo.Attention,
  arrived: 0,
  outdated: [],
});

/**
 * What became of a shown page, without moving what is being read: every row stays where it is and shows its updates, also
 * one that no longer belongs there; rows that belong there now are only counted.
 */
export function withUpdates(shown: ShipmentList, fresh: ShipmentList, changed: readonly Shipment[]): ShipmentList {
  const updates = new Map([...changed, ...fresh.shipments].map((shipment) => [shipment.id, shipment]));
  const present = new Set(listedIds(shown));
  return {
    ...shown,
    shipments: shown.shipments.map((shipment) => updates.get(shipment.id) ?? shipment),
    total: fresh.total,
    counts: fresh.counts,
    urgent: fresh.urgent,
    arrived: fresh.shipments.filter(({ id }) => !present.has(id)).length,
  };
}

/** The page without some of its shipments, as it will be once they are archived or deleted. */
export function withoutShipments(list: ShipmentList, ids: ReadonlySet<string>): ShipmentList {
  const leaving = list.shipments.filter(({ id }) => ids.has(id));
  const present = listedIds(list).filter((id) => ids.has(id));
  const counts = { ...list.counts };
  for (const { status } of leaving) counts[status] = Math.max(0, (counts[status] ?? 0) - 1);
  const urgentOnes = leaving.filter(isUrgent).length;
  return {
    ...list,
    shipments: list.shipments.filter(({ id }) => !ids.has(id)),
    ids: list.ids?.filter((id) => !ids.has(id)) ?? null,
    total: Math.max(0, list.total - present.length),
    counts,
    urgent: list.urgent && Math.max(0, list.urgent - urgentOnes),
  };
}

const isUrgent = ({ attention }: Shipment) => attention === 'red' || attention === 'amber';

/** Shipments of an endless list that are held at most: those that were in sight last. */
const MAX_HELD = 1_000;

/** An endless list before any of its rows is fetched: its order stays as it is until the list is fetched again. */
export const readEndlessList = ({ data, pageInfo }: { data: ListedIds; pageInfo: PageInfo }): ShipmentList => ({
  shipments: [],
  ids: data.TrackInfoIds,
  total: pageInfo.TotalCount,
  counts: pageInfo.Counts,
  urgent: pageInfo.Attention,
  arrived: 0,
  outdated: [],
});

/** The list with the rows fetched by id. Missing ones have been deleted. */
export function withRows(list: ShipmentList, asked: readonly string[], rows: readonly Shipment[]): ShipmentList {
  const came = new Set(rows.map(({ id }) => id));
  const gone = new Set(asked.filter((id) => !came.has(id)));
  const held = list.shipments.filter(({ id }) => !came.has(id) && !gone.has(id));
  return {
    ...list,
    ids: list.ids && gone.size > 0 ? list.ids.filter((id) => !gone.has(id)) : list.ids,
    shipments: [...held, ...rows].slice(-MAX_HELD),
    outdated: without(list.outdated, asked),
  };
}

/** A refetched list shows the held rows until they have been fetched again too. */
export function withHeld(fresh: ShipmentList, { shipments }: ShipmentList): ShipmentList {
  return fresh.ids ? { ...fresh, shipments, outdated: shipments.map(({ id }) => id) } : fresh;
}

/** Marks held rows that may have changed: they are shown as they were until they are in sight and fetched again. */
export function withOutdated(list: ShipmentList, ids: readonly string[]): ShipmentList {
  return ids.length === 0 ? list : { ...list, outdated: [...without(list.outdated, ids), ...ids] };
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Set(others);
  return ids.length === 0 ? ids : ids.filter((id) => !left.has(id));
}

/**
 * Which rows to fetch when those from `first` to `last` are visible or nearly: around them, in as few calls as possible, and
 * halfway before the loaded rows end, so that scrolling meets rows that are loaded.
 */
export function wantedIds(
  { ids, shipments, outdated }: ShipmentList,
  { first, last }: { first: number; last: number },
  limit: number,
): readonly string[] {
  const held = new Set(shipments.map(({ id }) => id));
  for (const id of outdated) held.delete(id);
  const isMissing = (id: string) => !held.has(id);
  const overscan = Math.max(0, Math.floor((limit - (last - first)) / 2));
  const soon = Math.floor(overscan / 2);
  if (!ids?.slice(Math.max(0, first - soon), last + soon).some(isMissing)) return [];
  return ids
    .slice(Math.max(0, first - overscan), last + overscan)
    .filter(isMissing)
    .slice(0, limit);
}
