import type { OfflineMethod } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type {
  OrderDetail,
  OrderRow,
  PayApiMethod,
  ProductList,
  QuotaOverview,
} from '@tracking-console/contract/orders/orders';
import { parcels } from '../index.ts';
import { show, startAccount } from './startAccount.ts';

export const ORDER: OrderRow = {
  OrderNo: '2026030112345678',
  App: 'API',
  Type: 'TopUp',
  ProductName: 'Boost 500',
  Quantity: 1,
  Quota: 500,
  UnitPrice: 900,
  Currency: 'USD',
  Amount: 1071,
  Discount: 0,
  Tax: 171,
  PayMethod: 'card',
  Status: 'Pending',
  CreateTime: '2026-03-01T08:00:00Z',
  CloseTime: '2026-03-01T08:30:00Z',
  PayTime: null,
  QuotaExpireTime: null,
  InvoiceStatus: 'None',
  RefundUntil: null,
};

export const PAID: OrderRow = {
  ...ORDER,
  OrderNo: '2026030187654321',
  Status: 'Paid',
  PayTime: '2026-03-01T08:05:00Z',
  QuotaExpireTime: '2027-03-01T08:05:00Z',
  RefundUntil: '2026-03-04T08:05:00Z',
};

export const detailOf = (order: OrderRow, changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...order,
  RefundReason: '',
  Events: [{ Time: order.CreateTime, Kind: 'created', Detail: '' }],
  Ledger: [],
  ...changes,
});

export const PRODUCTS: ProductList = {
  Products: [
    {
      ProductId: 'topup-500',
      Type: 'TopUp',
      Name: 'Boost 500',
      Quota: 500,
      Days: 365,
      Prices: { USD: 900, JPY: 1400 },
    },
    { ProductId: 'plan', Type: 'Plan', Name: 'Starter', Quota: 5000, Days: 31, Prices: { USD: 4900 } },
  ],
  Methods: { USD: ['card', 'wechat', 'offline'], JPY: ['card', 'offline'] },
  TaxRate: 1900,
  Discounts: [{ from: 5, rate: 500 }],
};

export const QUOTA: QuotaOverview = {
  Plan: 'Starter',
  Total: 600,
  Used: 50,
  Remain: 550,
  Grants: [
    { Source: 'Order', OrderNo: PAID.OrderNo, Amount: 500, Remain: 450, ExpireTime: '2027-03-01T08:05:00Z' },
    { Source: 'SignupBonus', OrderNo: null, Amount: 100, Remain: 100, ExpireTime: null },
  ],
  Ledger: [],
  Reminder: { Enabled: false, Threshold: 100, Email: '' },
};

export const done = (Json: unknown, total = 1) => ({
  Code: 0,
  Message: '',
  Json,
  pageInfo: { Page: 1, PerPage: 20, TotalCount: total },
});
const CODES = { ...ORDER_CODES, ...OFFLINE_CODES };
export const refusedWith = (name: keyof typeof CODES) => ({
  Code: CODES[name],
  Message: 'no',
  Json: { Field: '' },
});

type Param = Record<string, unknown>;
type Method = PayApiMethod | OfflineMethod;
export type PayAnswers = Partial<Record<Method, (param: Param) => object>>;

const USUAL: PayAnswers = {
  GetOrderList: () => done({ Orders: [ORDER, PAID] }, 2),
  GetOrderTotals: () => done({ Totals: [{ Currency: 'USD', Amount: 1071, Count: 1 }] }),
  GetQuotaLedger: () => done(QUOTA),
  GetProducts: () => done(PRODUCTS),
};

/** A server that answers the calls of orders, and the calls it got. */
export function payServer(answers: PayAnswers = {}) {
  const asked: { method: string; param: Param }[] = [];
  const server = (call: { path: string; body: unknown }) => {
    if (!call.path.endsWith('/payapi/call')) return undefined;
    const { body } = call;
    // As the wrapper sends it.
    const sent = body instanceof FormData ? JSON.parse(String(body.get('call'))) : body;
    const { method, param } = sent as { method: Method; param: Param };
    const files = body instanceof FormData ? body.getAll('receipt').map((file) => (file as File).name) : [];
    asked.push({ method, param: files.length > 0 ? { ...param, files } : param });
    return { ...USUAL, ...answers }[method]?.(param);
  };
  const askedFor = (method: Method) => asked.filter((one) => one.method === method).map(({ param }) => param);
  return { server, askedFor };
}

export async function showOrders(
  answers: PayAnswers = {},
  { identity = 'API', search = '' }: { identity?: 'API' | 'BUYER'; search?: string } = {},
) {
  const basePath = identity === 'API' ? '/api' : '/buyer';
  const { server, askedFor } = payServer(answers);
  const start = `${basePath}/orders/record${search}`;
  const started = await startAccount({ open_app_list: ['BUYER', 'API'] }, server, start);
  const parcel = await parcels.ordersRecord?.();
  if (!parcel) throw new Error('There is no page of orders.');
  return { ...started, ...(await show(started, parcel, { identity, basePath })), askedFor };
}
