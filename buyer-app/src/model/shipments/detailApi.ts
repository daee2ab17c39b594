import type { SetTrackCarrier, SetTrackFields } from '@tracking-console/contract/shipments/corrections';
import type { OrderInfo, SaveOrderInfo } from '@tracking-console/contract/shipments/orderInfo';
import type { NewShares, Share } from '@tracking-console/contract/shipments/sharing';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import { buyerCall } from '../buyerCall.ts';
import { isChangedMeanwhile } from '../edits/changedMeanwhile.ts';
import { shipmentsApi } from './shipmentsApi.ts';

/** The calls of a single shipment's page and its dialogs. Their refusals are shown where the customer acts. */
export const detailApi = shipmentsApi.enhanceEndpoints({ addTagTypes: ['Order', 'Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderInfo: build.query<OrderInfo, string>({
      query: (tid) => ({ ...buyerCall('GetOrderInfoById', { tid }), silent: true }),
      // A change to a shipment may concern its order.
      providesTags: (_answer, _error, id) => [
        { type: 'Order', id },
        { type: 'Shipment', id },
      ],
    }),
    saveOrderInfo: build.mutation<OrderInfo, SaveOrderInfo>({
      query: (info) => ({ ...buyerCall('SaveOrderInfo', info), silent: true }),
      invalidatesTags: (answer, error, { tid }) => {
        if (answer) return [{ type: 'Order', id: tid }, 'List'];
        return isChangedMeanwhile(error) ? [{ type: 'Order', id: tid }] : [];
      },
    }),
    setCarrier: build.mutation<ShipmentRow, SetTrackCarrier>({
      query: (wanted) => ({ ...buyerCall('SetTrackCarrier', wanted), silent: true }),
      invalidatesTags: (answer, error, { TrackInfoId }) => corrected(answer, error, TrackInfoId),
    }),
    setFields: build.mutation<ShipmentRow, SetTrackFields>({
      query: (wanted) => ({ ...buyerCall('SetTrackFields', wanted), silent: true }),
      invalidatesTags: (answer, error, { TrackInfoId }) => corrected(answer, error, TrackInfoId),
    }),
    retrack: build.mutation<ShipmentRow, string>({
      query: (id) => buyerCall('RetrackTrackNo', { TrackInfoId: id }),
      invalidatesTags: (answer, error, id) => corrected(answer, error, id),
    }),
    getShares: build.query<Share[], string>({
      query: (id) => ({ ...buyerCall('GetTrackShares', { TrackInfoId: id }), silent: true }),
      providesTags: (_answer, _error, id) => [{ type: 'Shares', id }],
    }),
    share: build.mutation<Share, string>({
      query: (id) => ({ ...buyerCall('ShareTrackNo', { TrackInfoId: id }), silent: true }),
      invalidatesTags: (answer, _error, id) => (answer ? [{ type: 'Shares', id }] : []),
    }),
    shareMany: build.mutation<NewShares, readonly string[]>({
      query: (ids) => ({ ...buyerCall('ShareTrackNos', { TrackInfoIds: [...ids] }), silent: true }),
      invalidatesTags: (answer) => (answer ? answer.Shares.map(({ TrackInfoId: id }) => ({ type: 'Shares', id })) : []),
    }),
    revokeShare: build.mutation<Share[], { id: string; shareId: string }>({
      query: ({ id, shareId }) => buyerCall('RevokeTrackShare', { TrackInfoId: id, ShareId: shareId }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Shares', id }],
    }),
  }),
});

export const {
  useGetOrderInfoQuery,
  useSaveOrderInfoMutation,
  useSetCarrierMutation,
  useSetFieldsMutation,
  useRetrackMutation,
  useGetSharesQuery,
  useShareMutation,
  useShareManyMutation,
  useRevokeShareMutation,
} = detailApi;

/** A correction that was refused because the shipment has changed meanwhile refetches it, too. */
const corrected = (answer: ShipmentRow | undefined, error: object | undefined, id: string) =>
  answer || isChangedMeanwhile(error) ? ['Overview' as const, 'List' as const, { type: 'Shipment' as const, id }] : [];
