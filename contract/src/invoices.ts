import { type Static, Type } from 'typebox';
import {
  INVOICE_KINDS,
  INVOICE_PAGE_SIZES,
  INVOICE_STATES,
  type InvoiceState,
  MAX_ACCOUNT,
  MAX_ADDRESS,
  MAX_BANK,
  MAX_INVOICE_EMAIL,
  MAX_INVOICE_NOTE,
  MAX_INVOICE_ORDERS,
  MAX_PHONE,
  MAX_REJECT_REASON,
  MAX_TAX_NO,
  MAX_TITLE,
  REVIEW_STATES,
  TITLE_TYPES,
} from './invoiceConstants.ts';
import type { WireDetails } from './invoiceRules.ts';
import { CURRENCIES, type Currency, MAX_ORDER_TEXT } from './orderConstants.ts';
import { OrderNo, type OrderRow } from './orders.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { CountryCode, closed, Id, Instant, NoParameters, PageNumber } from './schema.ts';
import type { Identity } from './statuses.ts';
import { Line } from './text.ts';

/** Invoices: `POST /invoiceapi/call` with the legacy wrapper. Amounts are integers of the currency's smallest unit. */

const App = Type.Enum(['BUYER', 'API']);
const Page = { Page: Type.Optional(PageNumber), PerPage: Type.Optional(Type.Enum([...INVOICE_PAGE_SIZES])) };
const Range = { From: Type.Optional(Instant), To: Type.Optional(Instant) };

export const GetInvoiceableOrders = Type.Object(
  {
    App,
    Currency: Type.Optional(Type.Enum([...CURRENCIES])),
    /** When it was paid. */
    ...Range,
    /** Part of the order number or the product's name. */
    Text: Type.Optional(Line(MAX_ORDER_TEXT)),
    ...Page,
  },
  closed,
);
export type GetInvoiceableOrders = Static<typeof GetInvoiceableOrders>;

const filters = {
  App,
  Kind: Type.Optional(Type.Enum([...INVOICE_KINDS])),
  Status: Type.Optional(Type.Enum([...INVOICE_STATES])),
  /** When it was requested. */
  ...Range,
  /** Part of the invoice's number, its title or an order number. */
  Text: Type.Optional(Line(MAX_ORDER_TEXT)),
};
export const GetInvoiceList = Type.Object({ ...filters, ...Page }, closed);
export type GetInvoiceList = Static<typeof GetInvoiceList>;
/** Every invoice the filters find, as a file. */
export const ExportInvoices = Type.Object({ ...filters, Format: Type.Enum(['csv', 'xlsx']) }, closed);

/** The rules of each kind are in invoiceRules.ts. */
const details = {
  Kind: Type.Enum([...INVOICE_KINDS]),
  TitleType: Type.Enum([...TITLE_TYPES]),
  Title: Line(MAX_TITLE),
  TaxNo: Type.Optional(Line(MAX_TAX_NO)),
  Bank: Type.Optional(Line(MAX_BANK)),
  BankAccount: Type.Optional(Line(MAX_ACCOUNT)),
  Address: Type.Optional(Line(MAX_ADDRESS)),
  Phone: Type.Optional(Line(MAX_PHONE)),
  Country: Type.Optional(CountryCode),
  Email: Line(MAX_INVOICE_EMAIL),
};
const Note = Type.Optional(Line(MAX_INVOICE_NOTE));

export const ApplyInvoice = Type.Object(
  {
    OrderNos: Type.Array(OrderNo, { minItems: 1, maxItems: MAX_INVOICE_ORDERS, uniqueItems: true }),
    ...details,
    Note,
  },
  closed,
);
export type ApplyInvoice = Static<typeof ApplyInvoice>;

/** The same orders, with other details. */
export const CorrectInvoice = Type.Object({ Id, ...details, Note }, closed);
export type CorrectInvoice = Static<typeof CorrectInvoice>;

export const SaveProfile = Type.Object({ Id: Type.Optional(Id), IsDefault: Type.Boolean(), ...details }, closed);
export type SaveProfile = Static<typeof SaveProfile>;

const NamedInvoice = Type.Object({ Id }, closed);

/** Of the provider's staff. */
export const GetInvoiceReviews = Type.Object(
  { Status: Type.Enum([...REVIEW_STATES]), Page: Type.Optional(PageNumber) },
  closed,
);
/** The customer reads the reason. */
export const RejectInvoice = Type.Object({ Id, Reason: Line(MAX_REJECT_REASON) }, closed);

export const DownloadStatement = Type.Object(
  {
    App,
    /** In UTC. */
    Month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
  },
  closed,
);

export const INVOICE_API_METHODS = {
  GetInvoiceableOrders: { param: GetInvoiceableOrders, recentCheck: 'not needed' },
  ApplyInvoice: { param: ApplyInvoice, recentCheck: { when: 'it is mailed to an address the account has not used' } },
  GetInvoiceList: { param: GetInvoiceList, recentCheck: 'not needed' },
  ExportInvoices: { param: ExportInvoices, recentCheck: 'not needed' },
  WithdrawInvoice: { param: NamedInvoice, recentCheck: 'not needed' },
  CorrectInvoice: {
    param: CorrectInvoice,
    recentCheck: { when: 'it is mailed to an address the account has not used' },
  },
  DownloadInvoice: { param: NamedInvoice, recentCheck: 'not needed' },
  ResendInvoice: { param: NamedInvoice, recentCheck: 'not needed' },
  DownloadStatement: { param: DownloadStatement, recentCheck: 'not needed' },
  GetProfiles: { param: NoParameters, recentCheck: 'not needed' },
  SaveProfile: { param: SaveProfile, recentCheck: { when: 'it names an address the account has not used' } },
  DeleteProfile: { param: NamedInvoice, recentCheck: 'not needed' },
  GetInvoiceReviews: { param: GetInvoiceReviews, recentCheck: 'not needed' },
  GetInvoiceReview: { param: NamedInvoice, recentCheck: 'not needed' },
  IssueInvoice: { param: NamedInvoice, recentCheck: 'not needed' },
  RejectInvoice: { param: RejectInvoice, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
export type InvoiceApiMethod = keyof typeof INVOICE_API_METHODS;

export interface InvoiceRow extends WireDetails {
  Id: string;
  /** Null until it is issued. */
  InvoiceNo: string | null;
  /** The number of the invoice it replaces. */
  Corrects: string | null;
  Currency: Currency;
  Amount: number;
  OrderNos: string[];
  Note: string;
  Status: InvoiceState;
  /** Why it was rejected; empty where it was not. */
  RejectReason: string;
  ApplyTime: string;
  IssueTime: string | null;
}

/** As the staff see it. */
export interface InvoiceReview extends InvoiceRow {
  App: Identity;
  /** The address the customer signs in with. */
  Customer: string;
}

/** With what the staff decided, and who did. */
export interface InvoiceReviewDetail extends InvoiceReview {
  Decisions: { Time: string; Status: 'Issued' | 'Rejected'; Reason: string; By: string }[];
}

export interface InvoiceProfile extends WireDetails {
  Id: string;
  IsDefault: boolean;
}

export interface InvoiceProfiles {
  Profiles: InvoiceProfile[];
}

/** The content of `Json`; an invoice and a statement are answered with the file. */
export interface InvoiceApiAnswers {
  GetInvoiceableOrders: { Orders: OrderRow[] };
  ApplyInvoice: InvoiceRow;
  GetInvoiceList: { Invoices: InvoiceRow[] };
  WithdrawInvoice: InvoiceRow;
  CorrectInvoice: InvoiceRow;
  ResendInvoice: InvoiceRow;
  GetProfiles: InvoiceProfiles;
  SaveProfile: InvoiceProfiles;
  DeleteProfile: InvoiceProfiles;
  GetInvoiceReviews: { Invoices: InvoiceReview[] };
  GetInvoiceReview: InvoiceReviewDetail;
  IssueInvoice: InvoiceReviewDetail;
  RejectInvoice: InvoiceReviewDetail;
}
