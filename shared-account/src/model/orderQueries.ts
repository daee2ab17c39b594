import type {
  CreateOrder,
  OrderCheckout,
  OrderDetail,
  OrderList,
  OrderTotals,
  QuotaOverview,
} from '@tracking-console/contract/orders/orders';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { accountApi } from './accountApi.ts';
import { payCall, silentRefusal, type WirePage } from './orderCalls.ts';
import {
  type Order,
  type OrderFilter,
  type OrderWithHistory,
  type Products,
  type Quota,
  type Reminder,
  readOrder,
  readOrderWithHistory,
  readProducts,
  readQuota,
} from './orders.ts';
import { silentRead } from './refusals.ts';
import { type Named, named, wired } from './wireNames.ts';

export type Checkout = Named<OrderCheckout>;
export type OrderTotal = Named<OrderTotals['Totals'][number]>;

interface Listed {
  orders: readonly Order[];
  total: number;
}

const orderQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Listed, OrderFilter & { page: number; perPage: 20 }>({
      query: (query) => ({ ...payCall('GetOrderList', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<OrderList>) => ({
        orders: data.Orders.map(readOrder),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    /** Sums of all orders that a filter finds, by currency. */
    orderTotals: build.query<OrderTotal[], OrderFilter>({
      query: (filter) => ({ ...payCall('GetOrderTotals', wired(filter)), ...silentRead }),
      transformResponse: ({ Totals }: OrderTotals) => Totals.map(named),
      providesTags: ['Orders'],
    }),
    order: build.query<OrderWithHistory, string>({
      query: (orderNo) => ({ ...payCall('GetOrder', { OrderNo: orderNo }), ...silentRead }),
      transformResponse: readOrderWithHistory,
      providesTags: ['Orders'],
    }),
    products: build.query<Products, Identity>({
      query: (app) => ({ ...payCall('GetProducts', { App: app }), ...silentRead }),
      transformResponse: readProducts,
    }),
    quota: build.query<Quota, Identity>({
      query: (app) => ({ ...payCall('GetQuotaLedger', { App: app }), ...silentRead }),
      transformResponse: readQuota,
      providesTags: ['Orders'],
    }),
    createOrder: build.mutation<Checkout, Named<CreateOrder>>({
      query: (order) => ({ ...payCall('CreateOrder', wired(order)), ...silentRefusal }),
      transformResponse: readCheckout,
      invalidatesTags: ['Orders'],
    }),
    payOrder: build.mutation<Checkout, string>({
      query: (orderNo) => ({ ...payCall('PayOrder', { OrderNo: orderNo }), ...silentRefusal }),
      transformResponse: readCheckout,
      invalidatesTags: ['Orders'],
    }),
    cancelOrder: build.mutation<OrderDetail, string>({
      query: (orderNo) => ({ ...payCall('CancelOrder', { OrderNo: orderNo }), ...silentRefusal }),
      invalidatesTags: ['Orders'],
    }),
    requestRefund: build.mutation<OrderDetail, { orderNo: string; reason: string }>({
      query: (wanted) => ({ ...payCall('RequestRefund', wired(wanted)), ...silentRefusal }),
      invalidatesTags: ['Orders'],
    }),
    setQuotaReminder: build.mutation<QuotaOverview['Reminder'], Reminder>({
      query: (reminder) => ({ ...payCall('SetQuotaReminder', wired(reminder)), ...silentRefusal }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useListOrdersQuery,
  useOrderTotalsQuery,
  useOrderQuery,
  useProductsQuery,
  useQuotaQuery,
  useCreateOrderMutation,
  usePayOrderMutation,
  useCancelOrderMutation,
  useRequestRefundMutation,
  useSetQuotaReminderMutation,
} = orderQueries;

/** The parts of `useOrderQuery` for polling. */
export const { useQueryState: useOrderState, useQuerySubscription: useOrderSubscription } =
  orderQueries.endpoints.order;

function readCheckout(checkout: OrderCheckout): Checkout {
  return named(checkout);
}
