import { type Static, Type } from 'typebox';
import {
  CURRENCIES,
  type Currency,
  type InvoiceStatus,
  MAX_ORDER_TEXT,
  MAX_QUANTITY,
  MAX_REASON,
  ORDER_PAGE_SIZES,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderEventKind,
  type OrderStatus,
  type OrderType,
  PAY_METHODS,
  type PayMethod,
} from './orderConstants.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { closed, Instant, PageNumber, RequestId } from './schema.ts';
import type { Identity } from './statuses.ts';
import { Line } from './text.ts';

/** Orders and payments: `POST /payapi/call` with the legacy wrapper. Amounts are integers of the currency's smallest unit. */

const App = Type.Enum(['BUYER', 'API']);
export const OrderNo = Type.String({ pattern: '^[0-9]{16}$' });
const Currencies = Type.Enum([...CURRENCIES]);
const Methods = Type.Enum([...PAY_METHODS]);
const Page = { Page: Type.Optional(PageNumber), PerPage: Type.Optional(Type.Enum([...ORDER_PAGE_SIZES])) };

const filters = {
  /** The console whose orders are listed. */
  App,
  Status: Type.Optional(Type.Enum([...ORDER_STATUSES])),
  Type: Type.Optional(Type.Enum([...ORDER_TYPES])),
  PayMethod: Type.Optional(Methods),
  CreatedFrom: Type.Optional(Instant),
  CreatedTo: Type.Optional(Instant),
  /** Part of the order number or the product's name. */
  Text: Type.Optional(Line(MAX_ORDER_TEXT)),
};

export const GetOrderList = Type.Object({ ...filters, ...Page }, closed);
export type GetOrderList = Static<typeof GetOrderList>;

export const GetOrderTotals = Type.Object(filters, closed);
export type GetOrderTotals = Static<typeof GetOrderTotals>;

export const ExportOrders = Type.Object({ ...filters, Format: Type.Enum(['csv', 'xlsx']) }, closed);
export type ExportOrders = Static<typeof ExportOrders>;

export const NamedOrder = Type.Object({ OrderNo }, closed);

export const CreateOrder = Type.Object(
  {
    ProductId: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    Quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
    Currency: Currencies,
    PayMethod: Methods,
    /** Sent again, it is the same order. */
    RequestId: Type.Optional(RequestId),
  },
  closed,
);
export type CreateOrder = Static<typeof CreateOrder>;

export const PayOrder = Type.Object({ OrderNo, PayMethod: Type.Optional(Methods) }, closed);
export const RequestRefund = Type.Object({ OrderNo, Reason: Line(MAX_REASON) }, closed);
export const GetProducts = Type.Object({ App }, closed);
export const GetQuotaLedger = Type.Object({ App, ...Page }, closed);

/** Of the API's credits. */
export const SetQuotaReminder = Type.Object(
  {
    Enabled: Type.Boolean(),
    Threshold: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    /** Empty: the account's own. */
    Email: Type.String({ maxLength: 250, pattern: '^([^@\\s<>,;"]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+)?$' }),
  },
  closed,
);
export type SetQuotaReminder = Static<typeof SetQuotaReminder>;

export const PAY_API_METHODS = {
  GetOrderList: { param: GetOrderList, recentCheck: 'not needed' },
  GetOrderTotals: { param: GetOrderTotals, recentCheck: 'not needed' },
  ExportOrders: { param: ExportOrders, recentCheck: 'not needed' },
  GetOrder: { param: NamedOrder, recentCheck: 'not needed' },
  CreateOrder: { param: CreateOrder, recentCheck: 'not needed' },
  PayOrder: { param: PayOrder, recentCheck: 'not needed' },
  CancelOrder: { param: NamedOrder, recentCheck: 'not needed' },
  RequestRefund: { param: RequestRefund, recentCheck: 'not needed' },
  GetProducts: { param: GetProducts, recentCheck: 'not needed' },
  GetQuotaLedger: { param: GetQuotaLedger, recentCheck: 'not needed' },
  SetQuotaReminder: { param: SetQuotaReminder, recentCheck: 'not needed' },
  DownloadReceipt: { param: NamedOrder, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
export type PayApiMethod = keyof typeof PAY_API_METHODS;

export interface OrderRow {
  OrderNo: string;
  App: Identity;
  Type: OrderType;
  ProductName: string;
  Quantity: number;
  Quota: number;
  UnitPrice: number;
  Currency: Currency;
  Amount: number;
  Discount: number;
  Tax: number;
  PayMethod: PayMethod;
  Status: OrderStatus;
  CreateTime: string;
  /** When it closes if it is not paid. */
  CloseTime: string;
  PayTime: string | null;
  QuotaExpireTime: string | null;
  InvoiceStatus: InvoiceStatus;
  /** Until when a refund may be requested; null: not, or no longer. */
  RefundUntil: string | null;
}

export interface LedgerRow {
  Time: string;
  Delta: number;
  Reason: string;
  OrderNo: string | null;
  BalanceAfter: number;
}

export interface OrderDetail extends OrderRow {
  Events: { Time: string; Kind: OrderEventKind; Detail: string }[];
  Ledger: LedgerRow[];
  RefundReason: string;
}

export interface OrderList {
  Orders: OrderRow[];
}

export interface OrderTotals {
  /** Of all orders found that were paid and not refunded. */
  Totals: { Currency: Currency; Amount: number; Count: number }[];
}

export interface OrderPage {
  Page: number;
  PerPage: number;
  TotalCount: number;
}

/** Where an order is paid: an address to go to, or one for a telephone's camera. Neither: by bank transfer. */
export interface OrderCheckout {
  OrderNo: string;
  PayUrl?: string;
  QrCode?: string;
}

export interface Product {
  ProductId: string;
  Type: OrderType;
  Name: string;
  Quota: number;
  /** The quota is valid this long. */
  Days: number;
  Prices: Partial<Record<Currency, number>>;
}

export interface ProductList {
  Products: Product[];
  Methods: Partial<Record<Currency, PayMethod[]>>;
  /** In hundredths of a percent. */
  TaxRate: number;
  Discounts: { from: number; rate: number }[];
}

export interface QuotaOverview {
  /** The name of the plan in force; empty: none. */
  Plan: string;
  Total: number;
  Used: number;
  Remain: number;
  Grants: { Source: string; OrderNo: string | null; Amount: number; Remain: number; ExpireTime: string | null }[];
  Ledger: LedgerRow[];
  Reminder: { Enabled: boolean; Threshold: number; Email: string };
}

/** The content of `Json`; a receipt and an export are answered with the file. */
export interface PayApiAnswers {
  GetOrderList: OrderList;
  GetOrderTotals: OrderTotals;
  GetOrder: OrderDetail;
  CreateOrder: OrderCheckout;
  PayOrder: OrderCheckout;
  CancelOrder: OrderDetail;
  RequestRefund: OrderDetail;
  GetProducts: ProductList;
  GetQuotaLedger: QuotaOverview;
  SetQuotaReminder: QuotaOverview['Reminder'];
}
