import type {
  AcceptedNumber,
  BatchAnswer,
  CarrierChangeItem,
  InfoChangeItem,
  NumberItem,
  Quota,
  RegisteredNumber,
  RegisterItem,
  TrackInfoItem,
  TrackListData,
  TrackListFilter,
  TrackListPage,
} from '@tracking-console/contract/api/tracking';
import type { RealTimeLevel } from '@tracking-console/contract/api/trackingConstants';
import { consoleApi } from '../../model/consoleApi.ts';

/** The public API's own endpoints, called with the session instead of a key. */
const call = (path: string, body: unknown) => ({ root: 'tracking' as const, path, body });

/** What changes shipments, with the items it takes. */
export type ChangeItems =
  | { call: 'stoptrack' | 'retrack' | 'deletetrack' | 'push'; items: NumberItem[] }
  | { call: 'changecarrier'; items: CarrierChangeItem[] }
  | { call: 'changeinfo'; items: InfoChangeItem[] };

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
    quota: build.query<Quota, void>({
      query: () => ({ ...call('/getquota', []), silent: true }),
      providesTags: ['Summary'],
    }),
    registerShipments: build.mutation<BatchAnswer<RegisteredNumber>, RegisterItem[]>({
      query: (items) => call('/register', items),
      invalidatesTags: ['Shipments', 'Summary'],
    }),
    changeShipments: build.mutation<BatchAnswer<AcceptedNumber>, ChangeItems>({
      query: (change) => call(`/${change.call}`, change.items),
      invalidatesTags: ['Shipments', 'Summary', 'Deliveries'],
    }),
    queryRealTime: build.mutation<BatchAnswer<TrackInfoItem>, { item: NumberItem; level: RealTimeLevel }>({
      query: ({ item, level }) => call('/getrealtimetrackinfo', [{ ...item, cacheLevel: level === 'instant' ? 1 : 0 }]),
      invalidatesTags: ['Shipments', 'Summary'],
    }),
  }),
});

export const {
  useListShipmentsQuery,
  useShipmentQuery,
  useQuotaQuery,
  useRegisterShipmentsMutation,
  useChangeShipmentsMutation,
  useQueryRealTimeMutation,
} = trackingQueries;

export const prefetchShipments = (filter: TrackListFilter) =>
  trackingQueries.util.prefetch('listShipments', filter, {});
