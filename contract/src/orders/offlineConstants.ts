import { SECURITY_CODES } from '../account/securityConstants.ts';

export const TRANSFER_STATUSES = ['AwaitingTransfer', 'UnderReview', 'Confirmed', 'Rejected'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** The possible transitions of a transfer. */
export const TRANSFER_MOVES = {
  AwaitingTransfer: ['UnderReview'],
  // The customer may take it back to correct it.
  UnderReview: ['Confirmed', 'Rejected', 'AwaitingTransfer'],
  Rejected: ['UnderReview', 'AwaitingTransfer'],
  Confirmed: [],
} as const satisfies Record<TransferStatus, readonly TransferStatus[]>;

export const canBecome = (from: TransferStatus, to: TransferStatus): boolean =>
  (TRANSFER_MOVES[from] as readonly TransferStatus[]).includes(to);

export const MAX_RECEIPTS = 3;
/** In bytes, each. */
export const MAX_RECEIPT = 5 * 1_048_576;
export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];
/** What a file chooser offers. */
export const RECEIPT_NAMES = '.jpg,.jpeg,.png,.pdf';

export const MIN_PAYER = 2;
export const MAX_PAYER = 100;
export const MAX_BANK = 100;
export const MAX_REFERENCE = 60;
export const MAX_TRANSFER_NOTE = 200;
/** In the currency's smallest unit. */
export const MAX_TRANSFER_AMOUNT = 100_000_000_000;
export const ACCOUNT_TAIL = /^[0-9A-Za-z]{4,6}$/;
export const TRANSFER_PAGE_SIZE = 20;

export const OFFLINE_CODES = {
  transferNotFound: -14010201,
  orderNotPending: -14010202,
  transferState: -14010203,
  futureDate: -14010204,
  unexplained: -14010205,
  duplicateTransfer: -14010206,
  receiptCount: -14010207,
  receiptSize: -14010208,
  receiptType: -14010209,
  noAccount: -14010210,
  belowMinimum: -14010211,
  notReviewer: -14010212,
  reasonMissing: -14010213,
  samePayment: -14010214,
  secondStepNeeded: SECURITY_CODES.secondStepNeeded,
} as const;
