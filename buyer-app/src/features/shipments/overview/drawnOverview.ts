import type { OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';
import type { ShipmentRow } from '@tracking-console/contract/shipmentRow';
import type { IndexData, PageInfo } from '@tracking-console/contract/shipments';
import { listParam } from '../list/listQuery.ts';
import { readList, type ShipmentList } from '../list/shipmentList.ts';
import { readShipment, type Shipment } from '../shipment.ts';
import { shipmentsApi } from '../shipmentsApi.ts';
import { URGENT } from './urgent.ts';

/** What the dashboard shows when it is drawn on the server. */
export interface DrawnOverview {
  overview: IndexData;
  updates: Shipment[];
  urgent: ShipmentList;
}

const call = <Method extends OrderMethod>(method: Method, param: OrderParam<Method>) => ({ method, param });

/** The calls the dashboard is made from. */
export const OVERVIEW_CALLS = [
  call('GetIndexData', { IsArchived: false }),
  call('GetRecentUpdates', {}),
  call('GetTrackInfoList', listParam(URGENT)),
] as const;

/** Their answers, in the same order. */
export function readOverview(answers: readonly object[]): DrawnOverview {
  const [index, updates, urgent] = answers as [
    // what the contract promises for each of the calls above
    { Json: IndexData },
    { Json: ShipmentRow[] },
    { Json: ShipmentRow[]; pageInfo: PageInfo },
  ];
  return {
    overview: index.Json,
    updates: updates.Json.map(readShipment),
    urgent: readList({ data: urgent.Json, pageInfo: urgent.pageInfo }),
  };
}

/** Puts it where the dashboard looks for it, as if it had been fetched. */
export function overviewActions({ overview, updates, urgent }: DrawnOverview) {
  return [
    shipmentsApi.util.upsertQueryEntries([
      { endpointName: 'getOverview', arg: undefined, value: overview },
      { endpointName: 'getRecentUpdates', arg: undefined, value: updates },
      { endpointName: 'getShipments', arg: URGENT, value: urgent },
    ]),
  ];
}
