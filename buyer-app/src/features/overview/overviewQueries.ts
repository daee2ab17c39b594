import { ACTIVE_LIST, type ListQuery } from '../../model/lists/listQuery.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const { prefetch } = shipmentsApi.util;

/** The dashboard's first queries. */
export const overviewQueries = () => [
  prefetch('getOverview', undefined, {}),
  prefetch('getRecentUpdates', undefined, {}),
  prefetch('getShipments', URGENT, {}),
];

/** The query for the shipments that need the customer's attention. */
export const URGENT: ListQuery = { ...ACTIVE_LIST, filter: 'attention', pageSize: 20 };
