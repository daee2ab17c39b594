import { MESSAGE_METHODS } from '../notifications/rules.ts';
import { INVOICE_API_METHODS } from '../orders/invoices.ts';
import { OFFLINE_METHODS } from '../orders/offline.ts';
import { PAY_API_METHODS } from '../orders/orders.ts';
import { BUYER_METHODS } from '../shipments/buyerApi.ts';
import type { CallDeclarations } from './callDeclaration.ts';

/** The roots of the legacy wrapper: `POST` with the method in the body. */
export const LEGACY_ROOTS = {
  '/orderapi/call': BUYER_METHODS,
  '/payapi/call': { ...PAY_API_METHODS, ...OFFLINE_METHODS },
  '/invoiceapi/call': INVOICE_API_METHODS,
  '/msgapi/call': MESSAGE_METHODS,
} as const satisfies Record<string, CallDeclarations>;
export type LegacyRoot = keyof typeof LEGACY_ROOTS;
