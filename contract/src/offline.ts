import { type Static, Type } from 'typebox';
import { MAX_COUNT } from './limits.ts';
import {
  MAX_BANK,
  MAX_PAYER,
  MAX_REFERENCE,
  MAX_TRANSFER_AMOUNT,
  MAX_TRANSFER_NOTE,
  MIN_PAYER,
  type ReceiptType,
  TRANSFER_STATUSES,
  type TransferStatus,
} from './offlineConstants.ts';
import { CURRENCIES, type Currency } from './orderConstants.ts';
import { OrderNo } from './orders.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { closed, NoParameters, PageNumber, RequestId } from './schema.ts';
import type { Identity } from './statuses.ts';
import { Line, Name } from './text.ts';
import { isDay } from './times.ts';

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

/** Multipart: the wrapper is in the field `call`, the receipts in fields `receipt`. */
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

export const OFFLINE_METHODS = {
  GetReceivingAccounts: { param: NoParameters, recentCheck: 'not needed' },
  CreateTransferOrder: { param: CreateTransferOrder, recentCheck: 'not needed' },
  SubmitOffline: { param: SubmitOffline, recentCheck: 'not needed' },
  GetOfflineList: { param: GetOfflineList, recentCheck: 'not needed' },
  CancelOffline: { param: NamedOrder, recentCheck: 'not needed' },
  GetOffline: { param: NamedOrder, recentCheck: 'not needed' },
  DownloadTransferInstructions: { param: NamedOrder, recentCheck: 'not needed' },
  GetOfflineReviews: { param: GetOfflineReviews, recentCheck: 'not needed' },
  GetOfflineReview: { param: NamedOrder, recentCheck: 'not needed' },
  ReviewOffline: { param: ReviewOffline, recentCheck: 'needed' },
} as const satisfies CallDeclarations;
export type OfflineMethod = keyof typeof OFFLINE_METHODS;

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

export interface ReceivingAccountRow {
  Currency: Currency;
  Holder: string;
  Bank: string;
  Swift: string;
  Account: string;
}

export interface Receipt {
  Id: string;
  Type: ReceiptType;
  Size: number;
}

export interface TransferRow {
  /** Null: nothing was submitted yet. */
  Id: string | null;
  OrderNo: string;
  App: Identity;
  ProductName: string;
  Currency: Currency;
  OrderAmount: number;
  Amount: number | null;
  Payer: string;
  Bank: string;
  AccountTail: string;
  TransferDate: string | null;
  Reference: string;
  Note: string;
  Receipts: Receipt[];
  Status: TransferStatus;
  ReviewNote: string;
  /** How often it was submitted. */
  Submission: number;
  UpdateTime: string;
  /** Whether it can be submitted (again). */
  MaySubmit: boolean;
}

export interface TransferDetail extends TransferRow {
  Events: { Time: string; Status: TransferStatus; Note: string }[];
}

export interface ReviewRow extends TransferRow {
  Email: string;
}

/** With who did it. */
export interface ReviewDetail extends ReviewRow {
  Events: { Time: string; Status: TransferStatus; Note: string; By: string }[];
  /** Orders whose transfer is of an equal amount and the same payer, within a week; of one under review alone. */
  MayBeSameAs: string[];
}

export interface OfflineAnswers {
  GetReceivingAccounts: { Accounts: ReceivingAccountRow[] };
  CreateTransferOrder: TransferDetail;
  SubmitOffline: TransferDetail;
  GetOfflineList: { Transfers: TransferRow[] };
  CancelOffline: TransferDetail;
  GetOffline: TransferDetail;
  GetOfflineReviews: { Transfers: ReviewRow[] };
  GetOfflineReview: ReviewDetail;
  ReviewOffline: ReviewDetail;
}

/** Below the pay service: one receipt, by its id. */
export const RECEIPT_ROOT = '/payapi/receipts';
