import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { IndexData, PageInfo } from '@tracking-console/contract/shipments/shipments';
import { listParam } from '../../model/lists/listQuery.ts';
import { readList } from '../../model/lists/shipmentList.ts';
import { type RenderedEntries, renderedPageCall } from '../../model/renderedPage.ts';
import { readShipment } from '../../model/shipments/shipment.ts';
import { URGENT } from './overviewQueries.ts';

/** The calls the dashboard is made from. */
export const OVERVIEW_CALLS = [
  renderedPageCall('GetIndexData', { IsArchived: false }),
  renderedPageCall('GetRecentUpdates', {}),
  renderedPageCall('GetTrackInfoList', listParam(URGENT)),
] as const;

/** Their answers, in the same order, under the dashboard's cache keys. */
export function overviewEntries(answers: readonly object[]): RenderedEntries {
  const [index, updates, urgent] = answers as [
    // what the contract promises for each of the calls above
    { Json: IndexData },
    { Json: ShipmentRow[] },
    { Json: ShipmentRow[]; pageInfo: PageInfo },
  ];
  return [
    { endpointName: 'getOverview', arg: undefined, value: index.Json },
    { endpointName: 'getRecentUpdates', arg: undefined, value: updates.Json.map(readShipment) },
    { endpointName: 'getShipments', arg: URGENT, value: readList({ data: urgent.Json, pageInfo: urgent.pageInfo }) },
  ];
}
