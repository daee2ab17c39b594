import { type Static, Type } from 'typebox';
import type { CallAnswers, CallDeclarations } from '../calls/callDeclaration.ts';
import { MAX_COUNT } from '../calls/limits.ts';
import { closed, Id, NoParameters, Nullable, PageNumber, RequestId } from '../calls/schema.ts';
import { Line, Name } from '../values/text.ts';
import { isDay } from '../values/times.ts';
import {
  MAX_BANK,
  MAX_PAYER,
  MAX_REFERENCE,
  MAX_TRANSFER_AMOUNT,
  MAX_TRANSFER_NOTE,
  MIN_PAYER,
  RECEIPT_TYPES,
  TRANSFER_STATUSES,
} from './offlineConstants.ts';
import { CURRENCIES } from './orderConstants.ts';
import { OrderNo, OrderPage } from './orders.ts';

/**
 * Orders that are paid by bank transfer: `POST /payapi/call` with the legacy wrapper. Amounts are integers of the currency's
 * smallest unit.
 */

const App = Type.Enum(['BUYER', 'API']);
const Status = Type.Optional(Type.Enum([...TRANSFER_STATUSES]));
const Page = Type.Optional(PageNumber);

const Day = Type.Refine(Type.String({ maxLength: 10 }), isDay, () => 'must be a day such as 2026-03-01');

const transfer = {
  Payer: Name(MAX_PAYER, MIN_PAYER),
  Bank: Name(MAX_BANK),
  /** The last characters of the payer's account. */
  AccountTail: Type.String({ pattern: '^[0-9A-Za-z]{4,6}$' }),
  TransferDate: Day,
  Amount: Type.Integer({ minimum: 1, maximum: MAX_TRANSFER_AMOUNT }),
  /** As written on the transfer. */
  Reference: Name(MAX_REFERENCE),
  Note: Line(MAX_TRANSFER_NOTE),
};

export const SubmitOffline = Type.Object({ OrderNo, ...transfer }, closed);
export type SubmitOffline = Static<typeof SubmitOffline>;

/** A top-up order for an amount the customer transfers without one: its number is the transfer's reference. */
export const CreateTransferOrder = Type.Object(
  {
    App,
    Currency: Type.Enum([...CURRENCIES]),
    Amount: transfer.Amount,
    /** Sent again, it is the same order. */
    RequestId: Type.Optional(RequestId),
  },
  closed,
);
export type CreateTransferOrder = Static<typeof CreateTransferOrder>;

export const GetOfflineList = Type.Object({ App, Status, Page }, closed);
const NamedOrder = Type.Object({ OrderNo }, closed);

/** Of the provider's staff. */
export const GetOfflineReviews = Type.Object({ Status, Page }, closed);
export const ReviewOffline = Type.Object(
  {
    OrderNo,
    /** Which submission was reviewed: a newer one is not decided unseen. */
    Submission: Type.Integer({ minimum: 1, maximum: MAX_COUNT }),
    Decision: Type.Enum(['Confirmed', 'Rejected']),
    /** Shown to the customer; needed for a rejection. */
    Reason: Line(MAX_TRANSFER_NOTE),
    /** The reviewer has compared it with the transfers of these orders: it is another payment. Needed to confirm one that may be the same. */
    Compared: Type.Optional(Type.Array(OrderNo, { maxItems: 100 })),
  },
  closed,
);
export type ReviewOffline = Static<typeof ReviewOffline>;

export const ReceivingAccount = Type.Object(
  {
    currency: Type.Enum([...CURRENCIES]),
    holder: Name(100),
    bank: Name(100),
    swift: Type.String({ pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' }),
    account: Type.String({ pattern: '^[A-Z0-9][A-Z0-9 -]{3,40}$' }),
  },
  closed,
);
export type ReceivingAccount = Static<typeof ReceivingAccount>;

const ReceivingAccountRow = Type.Object({
  Currency: Type.Enum([...CURRENCIES]),
  Holder: Type.String(),
  Bank: Type.String(),
  Swift: Type.String(),
  Account: Type.String(),
});
export type ReceivingAccountRow = Static<typeof ReceivingAccountRow>;

const Receipt = Type.Object({ Id, Type: Type.Enum([...RECEIPT_TYPES]), Size: Type.Integer() });
export type Receipt = Static<typeof Receipt>;

const Transfer = Type.Enum([...TRANSFER_STATUSES]);
const TransferRow = Type.Object({
  /** Null: nothing was submitted yet. */
  Id: Nullable(Id),
  OrderNo,
  App,
  ProductName: Type.String(),
  Currency: Type.Enum([...CURRENCIES]),
  OrderAmount: Type.Integer(),
  Amount: Nullable(Type.Integer()),
  Payer: Type.String(),
  Bank: Type.String(),
  AccountTail: Type.String(),
  TransferDate: Nullable(Type.String()),
  Reference: Type.String(),
  Note: Type.String(),
  Receipts: Type.Array(Receipt),
  Status: Transfer,
  ReviewNote: Type.String(),
  /** How often it was submitted. */
  Submission: Type.Integer(),
  UpdateTime: Type.String(),
  /** Whether it can be submitted (again). */
  MaySubmit: Type.Boolean(),
});
export type TransferRow = Static<typeof TransferRow>;

const event = { Time: Type.String(), Status: Transfer, Note: Type.String() };
const TransferDetail = Type.Object({ ...TransferRow.properties, Events: Type.Array(Type.Object(event)) });
export type TransferDetail = Static<typeof TransferDetail>;

const ReviewRow = Type.Object({ ...TransferRow.properties, Email: Type.String() });
export type ReviewRow = Static<typeof ReviewRow>;

/** With who did it. */
const ReviewDetail = Type.Object({
  ...ReviewRow.properties,
  Events: Type.Array(Type.Object({ ...event, By: Type.String() })),
  /** Orders whose transfer is of an equal amount and the same payer, within a week; of one under review alone. */
  MayBeSameAs: Type.Array(OrderNo),
});
export type ReviewDetail = Static<typeof ReviewDetail>;

export const OFFLINE_METHODS = {
  GetReceivingAccounts: {
    param: NoParameters,
    answer: Type.Object({ Accounts: Type.Array(ReceivingAccountRow) }),
    recentCheck: 'not needed',
  },
  CreateTransferOrder: { param: CreateTransferOrder, answer: TransferDetail, recentCheck: 'not needed' },
  SubmitOffline: { param: SubmitOffline, answer: TransferDetail, form: 'receipt', recentCheck: 'not needed' },
  GetOfflineList: {
    param: GetOfflineList,
    answer: Type.Object({ Transfers: Type.Array(TransferRow) }),
    pageInfo: OrderPage,
    recentCheck: 'not needed',
  },
  CancelOffline: { param: NamedOrder, answer: TransferDetail, recentCheck: 'not needed' },
  GetOffline: { param: NamedOrder, answer: TransferDetail, recentCheck: 'not needed' },
  DownloadTransferInstructions: { param: NamedOrder, answer: 'file', recentCheck: 'not needed' },
  GetOfflineReviews: {
    param: GetOfflineReviews,
    answer: Type.Object({ Transfers: Type.Array(ReviewRow) }),
    pageInfo: OrderPage,
    recentCheck: 'not needed',
  },
  GetOfflineReview: { param: NamedOrder, answer: ReviewDetail, recentCheck: 'not needed' },
  ReviewOffline: { param: ReviewOffline, answer: ReviewDetail, recentCheck: 'needed' },
} as const satisfies CallDeclarations;
export type OfflineMethod = keyof typeof OFFLINE_METHODS;
export type OfflineAnswers = CallAnswers<typeof OFFLINE_METHODS>;

/** Below the pay service: one receipt, by its id. */
export const RECEIPT_ROOT = '/payapi/receipts';
