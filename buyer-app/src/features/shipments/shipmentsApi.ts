import { createApi } from '@reduxjs/toolkit/query/react';
import type { OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';
import type {
  DetectedNumber,
  IndexData,
  PageInfo,
  ShipmentDetail,
  ShipmentRow,
} from '@tracking-console/contract/shipments';
import { type CallRequest, callBaseQueryOf, legacyBody } from '@tracking-console/platform';
import { readDetail, type ShipmentWithJourney } from './detail/shipmentDetail.ts';
import { ACTIVE_LIST, type ListQuery, listParam } from './list/listQuery.ts';
import { readList, type ShipmentList } from './list/shipmentList.ts';
import { readShipment, type Shipment } from './shipment.ts';

/** One of the buyer's calls (PG-2g). */
export const orderCall = <Method extends OrderMethod>(method: Method, param: OrderParam<Method>): CallRequest => ({
  root: 'order',
  path: '',
  body: legacyBody(method, param),
});

export const listCall = (query: ListQuery): CallRequest => ({
  ...orderCall('GetTrackInfoList', listParam(query)),
  beside: true,
});

export const shipmentsApi = createApi({
  reducerPath: 'buyerShipmentsApi',
  baseQuery: callBaseQueryOf('BUYER'),
  /** Overview: figures over all shipments. List: any page of them. Shipment: one by its id. */
  tagTypes: ['Overview', 'List', 'Shipment'],
  endpoints: (build) => ({
    getOverview: build.query<IndexData, void>({
      query: () => orderCall('GetIndexData', { IsArchived: false }),
      providesTags: ['Overview'],
    }),
    getRecentUpdates: build.query<Shipment[], void>({
      query: () => orderCall('GetRecentUpdates', {}),
      transformResponse: (rows: ShipmentRow[]) => rows.map(readShipment),
      providesTags: ['Overview'],
    }),
    getShipments: build.query<ShipmentList, ListQuery>({
      query: listCall,
      transformResponse: (answer: { data: ShipmentRow[]; pageInfo: PageInfo }) => readList(answer),
      providesTags: ['List'],
    }),
    getShipment: build.query<ShipmentWithJourney | null, string>({
      query: (id) => orderCall('GetTrackInfoById', { tids: [id] }),
      transformResponse: ([detail]: ShipmentDetail[]) => (detail ? readDetail(detail) : null),
      providesTags: (_answer, _error, id) => [{ type: 'Shipment', id }],
    }),
    /** The first few for the palette; a list of them says what went wrong, this one only finds nothing. */
    findShipments: build.query<Shipment[], string>({
      query: (search) => ({ ...listCall({ ...ACTIVE_LIST, search, pageSize: 20 }), silent: true }),
      transformResponse: ({ data }: { data: ShipmentRow[] }) => data.slice(0, 5).map(readShipment),
      keepUnusedDataFor: 0,
    }),
    detectCarriers: build.query<DetectedNumber[], readonly string[]>({
      // A hint while typing; when it fails the numbers can be added all the same.
      query: (numbers) => ({ ...orderCall('DetectCarriers', { Numbers: [...numbers] }), silent: true }),
    }),
  }),
});

export const { useGetOverviewQuery, useGetRecentUpdatesQuery, useGetShipmentsQuery, useGetShipmentQuery } =
  shipmentsApi;
