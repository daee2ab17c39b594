import { BUYER_METHODS } from './buyerApi.ts';
import type { CallDeclarations } from './callDeclaration.ts';
import { INVOICE_API_METHODS } from './invoices.ts';
import { OFFLINE_METHODS } from './offline.ts';
import { PAY_API_METHODS } from './orders.ts';
import { MESSAGE_METHODS } from './rules.ts';

/** The roots of the legacy wrapper: `POST` with the method in the body. */
export const LEGACY_ROOTS = {
  '/orderapi/call': BUYER_METHODS,
  '/payapi/call': { ...PAY_API_METHODS, ...OFFLINE_METHODS },
  '/invoiceapi/call': INVOICE_API_METHODS,
  '/msgapi/call': MESSAGE_METHODS,
} as const satisfies Record<string, CallDeclarations>;
export type LegacyRoot = keyof typeof LEGACY_ROOTS;
