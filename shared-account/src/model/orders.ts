import type {
  GetOrderList,
  LedgerRow,
  OrderDetail,
  OrderRow,
  ProductList,
  QuotaOverview,
} from '@tracking-console/contract/orders/orders';
import { type Named, named } from './wireNames.ts';

export type Order = Named<OrderRow>;
export type OrderFilter = Omit<Named<GetOrderList>, 'page' | 'perPage'>;

export interface OrderWithHistory extends Order {
  events: readonly Named<OrderDetail['Events'][number]>[];
  ledger: readonly Named<LedgerRow>[];
  refundReason: string;
}

export interface Products extends Omit<Named<ProductList>, 'products'> {
  products: readonly Product[];
}
export type Product = Named<ProductList['Products'][number]>;

export interface Quota extends Pick<Named<QuotaOverview>, 'plan' | 'total' | 'used' | 'remain'> {
  grants: readonly Grant[];
  reminder: Reminder;
}
export type Grant = Named<QuotaOverview['Grants'][number]>;
export type Reminder = Named<QuotaOverview['Reminder']>;

export const readOrder = (row: OrderRow): Order => named(row);

export const readOrderWithHistory = ({ Events, Ledger, RefundReason, ...row }: OrderDetail): OrderWithHistory => ({
  ...readOrder(row),
  events: Events.map(named),
  ledger: Ledger.map(named),
  refundReason: RefundReason,
});

export const readProducts = (list: ProductList): Products => ({ ...named(list), products: list.Products.map(named) });

export const readQuota = ({ Plan, Total, Used, Remain, Grants, Reminder }: QuotaOverview): Quota => ({
  plan: Plan,
  total: Total,
  used: Used,
  remain: Remain,
  grants: Grants.map(named),
  reminder: named(Reminder),
});
