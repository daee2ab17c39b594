import type { ShipmentRow } from '@tracking-console/contract/shipmentRow';
import type { PageInfo } from '@tracking-console/contract/shipments';
import type { MainStatus } from '@tracking-console/contract/statuses';
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
  /** How many of these need attention; undefined of a list that nothing narrows, of which the overview says it. */
  urgent: number | undefined;
  /** Shipments that belong on this page but came after it was shown. */
  arrived: number;
  /** Of an endless list: held shipments that are asked for again once they are in sight. */
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
 * What became of a shown page, without moving what is being read: every row stays where it is and shows its news, also
 * one that no longer belongs there; rows that belong there now are only counted.
 */
export function withNews(shown: ShipmentList, fresh: ShipmentList, changed: readonly Shipment[]): ShipmentList {
  const news = new Map([...changed, ...fresh.shipments].map((shipment) => [shipment.id, shipment]));
  const present = new Set(listedIds(shown));
  return {
    ...shown,
    shipments: shown.shipments.map((shipment) => news.get(shipment.id) ?? shipment),
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
