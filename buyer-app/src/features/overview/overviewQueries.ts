import { ACTIVE_LIST, type ListQuery } from '../../model/lists/listQuery.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const { prefetch } = shipmentsApi.util;

/** What the dashboard asks for first. */
export const overviewQueries = () => [
  prefetch('getOverview', undefined, {}),
  prefetch('getRecentUpdates', undefined, {}),
  prefetch('getShipments', URGENT, {}),
];

/** What the dashboard asks for of the shipments that wait for the customer. */
export const URGENT: ListQuery = { ...ACTIVE_LIST, filter: 'attention', pageSize: 20 };
