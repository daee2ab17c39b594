import type { BuyerSettings } from '@tracking-console/contract/shipments/settingConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { IndexData, PageInfo } from '@tracking-console/contract/shipments/shipments';
import { ACTIVE_LIST, listParam } from '../../model/lists/listQuery.ts';
import { readList } from '../../model/lists/shipmentList.ts';
import { type RenderedEntries, renderedPageCall } from '../../model/renderedPage.ts';

/** The calls the list is made from with a bare address and default settings. */
export const LIST_CALLS = [
  renderedPageCall('GetIndexData', { IsArchived: false }),
  renderedPageCall('GetTrackInfoList', listParam(ACTIVE_LIST)),
] as const;

/** Whether a customer's list begins with these calls. */
export const beginsAsUsual = ({ display: { defaultView, pageSize } }: BuyerSettings) =>
  defaultView === ACTIVE_LIST.filter && pageSize === ACTIVE_LIST.pageSize;

/** Their answers, in the same order, under the list's cache keys. */
export function listEntries(answers: readonly object[]): RenderedEntries {
  const [index, list] = answers as [
    // what the contract promises for each of the calls above
    { Json: IndexData },
    { Json: ShipmentRow[]; pageInfo: PageInfo },
  ];
  return [
    { endpointName: 'getOverview', arg: undefined, value: index.Json },
    { endpointName: 'getShipments', arg: ACTIVE_LIST, value: readList({ data: list.Json, pageInfo: list.pageInfo }) },
  ];
}
