import { type Static, Type } from 'typebox';
import type { CallAnswers, CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, Instant, Nullable, PageNumber, RequestId } from '../calls/schema.ts';
import { Line } from '../values/text.ts';
import {
  CURRENCIES,
  INVOICE_STATUSES,
  MAX_ORDER_TEXT,
  MAX_QUANTITY,
  MAX_REASON,
  ORDER_EVENT_KINDS,
  ORDER_PAGE_SIZES,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAY_METHODS,
} from './orderConstants.ts';

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

export const OrderPage = Type.Object({ Page: Type.Integer(), PerPage: Type.Integer(), TotalCount: Type.Integer() });
export type OrderPage = Static<typeof OrderPage>;

export const OrderRow = Type.Object({
  OrderNo,
  App,
  Type: Type.Enum([...ORDER_TYPES]),
  ProductName: Type.String(),
  Quantity: Type.Integer(),
  Quota: Type.Integer(),
  UnitPrice: Type.Integer(),
  Currency: Currencies,
  Amount: Type.Integer(),
  Discount: Type.Integer(),
  Tax: Type.Integer(),
  PayMethod: Methods,
  Status: Type.Enum([...ORDER_STATUSES]),
  CreateTime: Type.String(),
  /** When it closes if it is not paid. */
  CloseTime: Type.String(),
  PayTime: Nullable(Type.String()),
  QuotaExpireTime: Nullable(Type.String()),
  InvoiceStatus: Type.Enum([...INVOICE_STATUSES]),
  /** Until when a refund may be requested; null: not, or no longer. */
  RefundUntil: Nullable(Type.String()),
});
export type OrderRow = Static<typeof OrderRow>;

const LedgerRow = Type.Object({
  Time: Type.String(),
  Delta: Type.Integer(),
  Reason: Type.String(),
  OrderNo: Nullable(Type.String()),
  BalanceAfter: Type.Integer(),
});
export type LedgerRow = Static<typeof LedgerRow>;

const OrderDetail = Type.Object({
  ...OrderRow.properties,
  Events: Type.Array(
    Type.Object({ Time: Type.String(), Kind: Type.Enum([...ORDER_EVENT_KINDS]), Detail: Type.String() }),
  ),
  Ledger: Type.Array(LedgerRow),
  RefundReason: Type.String(),
});
export type OrderDetail = Static<typeof OrderDetail>;

const OrderList = Type.Object({ Orders: Type.Array(OrderRow) });
export type OrderList = Static<typeof OrderList>;

const OrderTotals = Type.Object({
  /** Of all orders found that were paid and not refunded. */
  Totals: Type.Array(Type.Object({ Currency: Currencies, Amount: Type.Integer(), Count: Type.Integer() })),
});
export type OrderTotals = Static<typeof OrderTotals>;

/** Where an order is paid: an address to go to, or one for a telephone's camera. Neither: by bank transfer. */
const OrderCheckout = Type.Object({
  OrderNo,
  PayUrl: Type.Optional(Type.String()),
  QrCode: Type.Optional(Type.String()),
});
export type OrderCheckout = Static<typeof OrderCheckout>;

const Product = Type.Object({
  ProductId: Type.String(),
  Type: Type.Enum([...ORDER_TYPES]),
  Name: Type.String(),
  Quota: Type.Integer(),
  /** The quota is valid this long. */
  Days: Type.Integer(),
  Prices: Type.Partial(Type.Record(Currencies, Type.Integer())),
});
export type Product = Static<typeof Product>;

const ProductList = Type.Object({
  Products: Type.Array(Product),
  Methods: Type.Partial(Type.Record(Currencies, Type.Array(Methods))),
  /** In hundredths of a percent. */
  TaxRate: Type.Integer(),
  Discounts: Type.Array(Type.Object({ from: Type.Integer(), rate: Type.Integer() })),
});
export type ProductList = Static<typeof ProductList>;

const QuotaReminder = Type.Object({ Enabled: Type.Boolean(), Threshold: Type.Integer(), Email: Type.String() });

const QuotaOverview = Type.Object({
  /** The name of the plan in force; empty: none. */
  Plan: Type.String(),
  Total: Type.Integer(),
  Used: Type.Integer(),
  Remain: Type.Integer(),
  Grants: Type.Array(
    Type.Object({
      Source: Type.String(),
      OrderNo: Nullable(Type.String()),
      Amount: Type.Integer(),
      Remain: Type.Integer(),
      ExpireTime: Nullable(Type.String()),
    }),
  ),
  Ledger: Type.Array(LedgerRow),
  Reminder: QuotaReminder,
});
export type QuotaOverview = Static<typeof QuotaOverview>;

export const PAY_API_METHODS = {
  GetOrderList: { param: GetOrderList, answer: OrderList, pageInfo: OrderPage, recentCheck: 'not needed' },
  GetOrderTotals: { param: GetOrderTotals, answer: OrderTotals, recentCheck: 'not needed' },
  ExportOrders: { param: ExportOrders, answer: 'file', recentCheck: 'not needed' },
  GetOrder: { param: NamedOrder, answer: OrderDetail, recentCheck: 'not needed' },
  CreateOrder: { param: CreateOrder, answer: OrderCheckout, recentCheck: 'not needed' },
  PayOrder: { param: PayOrder, answer: OrderCheckout, recentCheck: 'not needed' },
  CancelOrder: { param: NamedOrder, answer: OrderDetail, recentCheck: 'not needed' },
  RequestRefund: { param: RequestRefund, answer: OrderDetail, recentCheck: 'not needed' },
  GetProducts: { param: GetProducts, answer: ProductList, recentCheck: 'not needed' },
  GetQuotaLedger: { param: GetQuotaLedger, answer: QuotaOverview, pageInfo: OrderPage, recentCheck: 'not needed' },
  SetQuotaReminder: { param: SetQuotaReminder, answer: QuotaReminder, recentCheck: 'not needed' },
  DownloadReceipt: { param: NamedOrder, answer: 'file', recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
export type PayApiMethod = keyof typeof PAY_API_METHODS;
export type PayApiAnswers = CallAnswers<typeof PAY_API_METHODS>;
