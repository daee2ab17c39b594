import type {
  CreateTransferOrder,
  OfflineAnswers,
  ReviewOffline,
  SubmitOffline,
  TransferDetail,
} from '@tracking-console/contract/orders/offline';
import type { TransferStatus } from '@tracking-console/contract/orders/offlineConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { accountApi } from './accountApi.ts';
import { payCall, silentRefusal, type WirePage } from './orderCalls.ts';
import { silentRead } from './refusals.ts';
import {
  type ReceivingAccount,
  type ReviewedTransfer,
  type ReviewedTransferWithHistory,
  readReviewed,
  readReviewedWithHistory,
  readTransfer,
  readTransferWithHistory,
  type Transfer,
  type TransferWithHistory,
} from './transfers.ts';
import { type Named, named, wired } from './wireNames.ts';

interface Listed<Row> {
  transfers: readonly Row[];
  total: number;
}

const transferQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    receivingAccounts: build.query<ReceivingAccount[], void>({
      query: () => ({ ...payCall('GetReceivingAccounts', {}), ...silentRead }),
      transformResponse: ({ Accounts }: OfflineAnswers['GetReceivingAccounts']) => Accounts.map(named),
    }),
    listTransfers: build.query<Listed<Transfer>, { app: Identity; page: number }>({
      query: (query) => ({ ...payCall('GetOfflineList', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<OfflineAnswers['GetOfflineList']>) => ({
        transfers: data.Transfers.map(readTransfer),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    transfer: build.query<TransferWithHistory, string>({
      query: (orderNo) => ({ ...payCall('GetOffline', { OrderNo: orderNo }), ...silentRead }),
      transformResponse: readTransferWithHistory,
      providesTags: ['Orders'],
    }),
    createTransferOrder: build.mutation<TransferWithHistory, Named<CreateTransferOrder>>({
      query: (order) => ({ ...payCall('CreateTransferOrder', wired(order)), ...silentRefusal }),
      transformResponse: readTransferWithHistory,
      invalidatesTags: ['Orders'],
    }),
    submitTransfer: build.mutation<TransferDetail, { transfer: Named<SubmitOffline>; receipts: readonly File[] }>({
      query: ({ transfer, receipts }) => ({
        ...payCall('SubmitOffline', wired(transfer), { name: 'receipt', files: receipts }),
        ...silentRefusal,
      }),
      invalidatesTags: ['Orders'],
    }),
    withdrawTransfer: build.mutation<TransferDetail, string>({
      query: (orderNo) => ({ ...payCall('CancelOffline', { OrderNo: orderNo }), ...silentRefusal }),
      // Also if it is refused: its state has changed meanwhile.
      invalidatesTags: ['Orders'],
    }),
    listTransferReviews: build.query<Listed<ReviewedTransfer>, { status: TransferStatus; page: number }>({
      query: (query) => ({ ...payCall('GetOfflineReviews', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<OfflineAnswers['GetOfflineReviews']>) => ({
        transfers: data.Transfers.map(readReviewed),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    transferReview: build.query<ReviewedTransferWithHistory, string>({
      query: (orderNo) => ({ ...payCall('GetOfflineReview', { OrderNo: orderNo }), ...silentRead }),
      transformResponse: readReviewedWithHistory,
      providesTags: ['Orders'],
    }),
    reviewTransfer: build.mutation<TransferDetail, Named<ReviewOffline>>({
      query: (decision) => ({ ...payCall('ReviewOffline', wired(decision)), ...silentRefusal }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useReceivingAccountsQuery,
  useListTransfersQuery,
  useTransferQuery,
  useCreateTransferOrderMutation,
  useSubmitTransferMutation,
  useWithdrawTransferMutation,
  useListTransferReviewsQuery,
  useTransferReviewQuery,
  useReviewTransferMutation,
} = transferQueries;
