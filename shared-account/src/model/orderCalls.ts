import type { OFFLINE_METHODS } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type { OrderPage, PAY_API_METHODS } from '@tracking-console/contract/orders/orders';
import { legacyCallOf } from '@tracking-console/platform';
import { refusalNames, silentIf } from './refusals.ts';

type PayMethods = typeof PAY_API_METHODS & typeof OFFLINE_METHODS;

/** One of the calls about orders and transfers, as it is sent. */
export const payCall = legacyCallOf<PayMethods>('pay');

const CODES = { ...ORDER_CODES, ...OFFLINE_CODES };
export type OrderRefusal = keyof typeof CODES;

/** Why a write was refused, if its dialog shows it. */
export const orderRefusalOf = refusalNames(CODES);

/** Shows a refusal in the dialog that sent the call. */
export const silentRefusal = silentIf(orderRefusalOf);

/** A page of a list, as the wrapper answers it. */
export interface WirePage<Data> {
  data: Data;
  pageInfo: OrderPage;
}
