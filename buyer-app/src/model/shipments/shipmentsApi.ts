import { type Draft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing, createApi } from '@reduxjs/toolkit/query/react';
import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import type { ShipmentDetail, ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type {
  GetTrackNumbers,
  IndexData,
  ListedIds,
  PageInfo,
  TrackNumbers,
} from '@tracking-console/contract/shipments/shipments';
import { type CallRequest, callBaseQueryOf } from '@tracking-console/platform';
import { buyerCall } from '../buyerCall.ts';
import { ACTIVE_LIST, type ListQuery, listParam } from '../lists/listQuery.ts';
import { readEndlessList, readList, type ShipmentList, withHeld, withRows } from '../lists/shipmentList.ts';
import { readShipment, type Shipment } from './shipment.ts';
import { readDetail, type ShipmentWithJourney } from './shipmentDetail.ts';

export const listCall = (query: ListQuery): CallRequest => ({
  ...buyerCall(query.pageSize === 'all' ? 'GetTrackInfoIds' : 'GetTrackInfoList', listParam(query)),
  beside: true,
});

/** As it is in the store. A draft of so many ids would cost a proxy each; RTK Query types it as what it is a draft of. */
const heldIn = (draft: ShipmentList): ShipmentList => original(draft as Draft<ShipmentList>);

type ListAnswer = { pageInfo: PageInfo } & ({ data: ShipmentRow[] } | { data: ListedIds });

export const shipmentsApi = createApi({
  reducerPath: 'buyerShipmentsApi',
  baseQuery: callBaseQueryOf('BUYER'),
  /** Overview: figures over all shipments. List: any page of them. Shipment: one by its id. */
  tagTypes: ['Overview', 'List', 'Shipment'],
  endpoints: (build) => ({
    getOverview: build.query<IndexData, void>({
      query: () => buyerCall('GetIndexData', { IsArchived: false }),
      providesTags: ['Overview'],
    }),
    getRecentUpdates: build.query<Shipment[], void>({
      query: () => buyerCall('GetRecentUpdates', {}),
      transformResponse: (rows: ShipmentRow[]) => rows.map(readShipment),
      providesTags: ['Overview'],
    }),
    getShipments: build.query<ShipmentList, ListQuery>({
      query: listCall,
      transformResponse: ({ data, pageInfo }: ListAnswer) =>
        'TrackInfoIds' in data ? readEndlessList({ data, pageInfo }) : readList({ data, pageInfo }),
      merge: (draft, fresh) => {
        const held = heldIn(draft);
        return copyWithStructuralSharing(held, withHeld(fresh, held));
      },
      providesTags: ['List'],
    }),
    /** Rows of an endless list, which take their places in it; its frame shows when the provider cannot be reached. */
    getRows: build.query<Shipment[], { query: ListQuery; ids: readonly string[] }>({
      query: ({ ids }) => ({ ...buyerCall('GetTrackInfoRows', { TrackInfoIds: [...ids] }), silent: true }),
      transformResponse: (rows: ShipmentRow[]) => rows.map(readShipment),
      keepUnusedDataFor: 0,
      onQueryStarted: async ({ query, ids }, { dispatch, queryFulfilled }) => {
        const rows = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined, // fetched again
        );
        if (!rows) return;
        // The answer also has shipments that were archived or activated meanwhile.
        const there = rows.filter(({ isArchived }) => isArchived === query.archived);
        const update = (draft: ShipmentList) => withRows(heldIn(draft), ids, there);
        dispatch(shipmentsApi.util.updateQueryData('getShipments', query, update));
      },
    }),
    getNumbers: build.query<readonly string[], GetTrackNumbers>({
      query: (param) => buyerCall('GetTrackNumbers', param),
      transformResponse: ({ TrackNos }: TrackNumbers) => TrackNos,
      keepUnusedDataFor: 0,
    }),
    getShipment: build.query<ShipmentWithJourney | null, string>({
      query: (id) => buyerCall('GetTrackInfoById', { tids: [id] }),
      transformResponse: ([detail]: ShipmentDetail[]) => (detail ? readDetail(detail) : null),
      providesTags: (_answer, _error, id) => [{ type: 'Shipment', id }],
    }),
    /** The first few for the palette, where a failure shows as no results. */
    findShipments: build.query<Shipment[], string>({
      query: (search) => ({ ...listCall({ ...ACTIVE_LIST, search, pageSize: 20 }), silent: true }),
      transformResponse: ({ data }: { data: ShipmentRow[] }) => data.slice(0, 5).map(readShipment),
      keepUnusedDataFor: 0,
    }),
    detectCarriers: build.query<DetectedNumber[], readonly string[]>({
      // A hint while typing; when it fails the numbers can be added all the same.
      query: (numbers) => ({ ...buyerCall('DetectCarriers', { Numbers: [...numbers] }), silent: true }),
    }),
  }),
});

export const {
  useGetOverviewQuery,
  useGetRecentUpdatesQuery,
  useGetShipmentsQuery,
  useGetShipmentQuery,
  useLazyGetNumbersQuery,
} = shipmentsApi;
