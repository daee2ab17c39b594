import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';
import { URGENT } from './urgent.ts';

const { prefetch } = shipmentsApi.util;

/** What the dashboard asks for first. */
export const overviewQueries = () => [
  prefetch('getOverview', undefined, {}),
  prefetch('getRecentUpdates', undefined, {}),
  prefetch('getShipments', URGENT, {}),
];
