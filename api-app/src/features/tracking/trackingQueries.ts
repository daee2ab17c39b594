import type { TrackAction } from '@tracking-console/contract/trackBulk';
import type {
  AcceptedNumber,
  BatchAnswer,
  NumberItem,
  RegisteredNumber,
  RegisterItem,
  TrackInfoItem,
  TrackListData,
  TrackListFilter,
  TrackListPage,
} from '@tracking-console/contract/tracking';
import { consoleApi } from '../../consoleApi.ts';

/** The public API's own endpoints, called with the session instead of a key. */
const call = (path: string, body: unknown) => ({ root: 'tracking' as const, path, body });

const trackingQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listShipments: build.query<{ page: TrackListPage; data: TrackListData }, TrackListFilter>({
      query: (filter) => ({ ...call('/gettracklist', filter), beside: true }),
      providesTags: ['Shipments'],
    }),
    shipment: build.query<BatchAnswer<TrackInfoItem>, NumberItem>({
      query: (item) => call('/gettrackinfo', [item]),
      providesTags: ['Shipments'],
    }),
    registerShipments: build.mutation<BatchAnswer<RegisteredNumber>, RegisterItem[]>({
      query: (items) => call('/register', items),
      invalidatesTags: ['Shipments', 'Summary'],
    }),
    changeShipments: build.mutation<BatchAnswer<AcceptedNumber>, { call: TrackAction; items: NumberItem[] }>({
      query: ({ call: name, items }) => call(`/${name}`, items),
      invalidatesTags: ['Shipments', 'Summary'],
    }),
  }),
});

export const { useListShipmentsQuery, useShipmentQuery, useRegisterShipmentsMutation, useChangeShipmentsMutation } =
  trackingQueries;

export const prefetchShipments = (filter: TrackListFilter) =>
  trackingQueries.util.prefetch('listShipments', filter, {});
