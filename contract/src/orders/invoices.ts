import { type Static, type TSchema, Type } from 'typebox';
import type { CallAnswers, CallDeclarations } from '../calls/callDeclaration.ts';
import { CountryCode, closed, Id, Instant, NoParameters, Nullable, PageNumber } from '../calls/schema.ts';
import { Line } from '../values/text.ts';
import {
  INVOICE_KINDS,
  INVOICE_PAGE_SIZES,
  INVOICE_STATES,
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
import { CURRENCIES, MAX_ORDER_TEXT } from './orderConstants.ts';
import { OrderNo, OrderPage, OrderRow } from './orders.ts';

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

/** What the kind does not ask for is empty. */
const wireDetails = {
  Kind: Type.Enum([...INVOICE_KINDS]),
  TitleType: Type.Enum([...TITLE_TYPES]),
  Title: Type.String(),
  TaxNo: Type.String(),
  Bank: Type.String(),
  BankAccount: Type.String(),
  Address: Type.String(),
  Phone: Type.String(),
  Country: Type.String(),
  Email: Type.String(),
} satisfies Record<keyof WireDetails, TSchema>;

const InvoiceRow = Type.Object({
  ...wireDetails,
  Id,
  /** Null until it is issued. */
  InvoiceNo: Nullable(Type.String()),
  /** The number of the invoice it replaces. */
  Corrects: Nullable(Type.String()),
  Currency: Type.Enum([...CURRENCIES]),
  Amount: Type.Integer(),
  OrderNos: Type.Array(OrderNo),
  Note: Type.String(),
  Status: Type.Enum([...INVOICE_STATES]),
  /** Why it was rejected; empty where it was not. */
  RejectReason: Type.String(),
  ApplyTime: Type.String(),
  IssueTime: Nullable(Type.String()),
});
export type InvoiceRow = Static<typeof InvoiceRow>;

/** As the staff see it. */
const InvoiceReview = Type.Object({
  ...InvoiceRow.properties,
  App,
  /** The address the customer signs in with. */
  Customer: Type.String(),
});
export type InvoiceReview = Static<typeof InvoiceReview>;

/** With what the staff decided, and who did. */
const InvoiceReviewDetail = Type.Object({
  ...InvoiceReview.properties,
  Decisions: Type.Array(
    Type.Object({
      Time: Type.String(),
      Status: Type.Enum(['Issued', 'Rejected']),
      Reason: Type.String(),
      By: Type.String(),
    }),
  ),
});
export type InvoiceReviewDetail = Static<typeof InvoiceReviewDetail>;

const InvoiceProfile = Type.Object({ ...wireDetails, Id, IsDefault: Type.Boolean() });
export type InvoiceProfile = Static<typeof InvoiceProfile>;

const InvoiceProfiles = Type.Object({ Profiles: Type.Array(InvoiceProfile) });
export type InvoiceProfiles = Static<typeof InvoiceProfiles>;

const whenNewAddress = { when: 'it is mailed to an address the account has not used' } as const;

export const INVOICE_API_METHODS = {
  GetInvoiceableOrders: {
    param: GetInvoiceableOrders,
    answer: Type.Object({ Orders: Type.Array(OrderRow) }),
    pageInfo: OrderPage,
    recentCheck: 'not needed',
  },
  ApplyInvoice: { param: ApplyInvoice, answer: InvoiceRow, recentCheck: whenNewAddress },
  GetInvoiceList: {
    param: GetInvoiceList,
    answer: Type.Object({ Invoices: Type.Array(InvoiceRow) }),
    pageInfo: OrderPage,
    recentCheck: 'not needed',
  },
  ExportInvoices: { param: ExportInvoices, answer: 'file', recentCheck: 'not needed' },
  WithdrawInvoice: { param: NamedInvoice, answer: InvoiceRow, recentCheck: 'not needed' },
  CorrectInvoice: { param: CorrectInvoice, answer: InvoiceRow, recentCheck: whenNewAddress },
  DownloadInvoice: { param: NamedInvoice, answer: 'file', recentCheck: 'not needed' },
  ResendInvoice: { param: NamedInvoice, answer: InvoiceRow, recentCheck: 'not needed' },
  DownloadStatement: { param: DownloadStatement, answer: 'file', recentCheck: 'not needed' },
  GetProfiles: { param: NoParameters, answer: InvoiceProfiles, recentCheck: 'not needed' },
  SaveProfile: {
    param: SaveProfile,
    answer: InvoiceProfiles,
    recentCheck: { when: 'it names an address the account has not used' },
  },
  DeleteProfile: { param: NamedInvoice, answer: InvoiceProfiles, recentCheck: 'not needed' },
  GetInvoiceReviews: {
    param: GetInvoiceReviews,
    answer: Type.Object({ Invoices: Type.Array(InvoiceReview) }),
    pageInfo: OrderPage,
    recentCheck: 'not needed',
  },
  GetInvoiceReview: { param: NamedInvoice, answer: InvoiceReviewDetail, recentCheck: 'not needed' },
  IssueInvoice: { param: NamedInvoice, answer: InvoiceReviewDetail, recentCheck: 'not needed' },
  RejectInvoice: { param: RejectInvoice, answer: InvoiceReviewDetail, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
export type InvoiceApiMethod = keyof typeof INVOICE_API_METHODS;
export type InvoiceApiAnswers = CallAnswers<typeof INVOICE_API_METHODS>;
