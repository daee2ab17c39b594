import { SECURITY_CODES } from '../account/securityConstants.ts';

/** Ordinary and special: tax invoices of mainland China. */
export const INVOICE_KINDS = ['Ordinary', 'Special', 'International'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const TITLE_TYPES = ['Company', 'Personal'] as const;
export type TitleType = (typeof TITLE_TYPES)[number];

export const INVOICE_STATES = ['Requested', 'Issued', 'Withdrawn', 'Corrected', 'Rejected'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The possible transitions of an invoice. */
export const INVOICE_MOVES = {
  Requested: ['Issued', 'Withdrawn', 'Rejected'],
  // Another invoice takes its place.
  Issued: ['Corrected'],
  Withdrawn: [],
  // The correction was withdrawn or rejected.
  Corrected: ['Issued'],
  Rejected: [],
} as const satisfies Record<InvoiceState, readonly InvoiceState[]>;

export const MAX_INVOICE_ORDERS = 100;
export const MAX_INVOICE_PROFILES = 20;
export const MIN_TITLE = 2;
export const MAX_TITLE = 100;
export const MAX_TAX_NO = 30;
export const MAX_BANK = 100;
export const MAX_ACCOUNT = 40;
export const MAX_ADDRESS = 200;
export const MAX_PHONE = 30;
export const MAX_INVOICE_EMAIL = 250;
export const MAX_INVOICE_NOTE = 200;
export const MIN_REJECT_REASON = 5;
export const MAX_REJECT_REASON = 200;
/** The states the staff review. */
export const REVIEW_STATES = ['Requested', 'Issued', 'Rejected'] as const;
export const INVOICE_PAGE_SIZES = [20, 40, 100] as const;
/** How long after one mail of an invoice the next may be sent. */
export const RESEND_SECONDS = 60;

export const INVOICE_CODES = {
  notFound: -15010101,
  noOrder: -15010102,
  notPaid: -15010103,
  alreadyInvoiced: -15010104,
  mixedOrders: -15010105,
  wrongDetails: -15010106,
  notRequested: -15010107,
  notIssued: -15010108,
  sentJustNow: -15010109,
  notSent: -15010110,
  noProfile: -15010111,
  tooManyProfiles: -15010112,
  notReviewer: -15010113,
  reasonLength: -15010114,
  secondStepNeeded: SECURITY_CODES.secondStepNeeded,
} as const;
export type InvoiceRefusal = keyof typeof INVOICE_CODES;
