import type { OFFLINE_METHODS } from '@tracking-console/contract/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/offlineConstants';
import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { OrderPage, PAY_API_METHODS } from '@tracking-console/contract/orders';
import { type CallError, type CallRequest, legacyCallOf } from '@tracking-console/platform';
import { refusalNames } from './refusalNames.ts';

type PayMethods = typeof PAY_API_METHODS & typeof OFFLINE_METHODS;

/** One of the calls about orders and transfers, as it is sent. */
export const payCall = legacyCallOf<PayMethods>('pay');

const CODES = { ...ORDER_CODES, ...OFFLINE_CODES };
export type OrderRefusal = keyof typeof CODES;

const refusalOf = refusalNames(CODES);

/** Why a write was refused, where its dialog says so; undefined: another failure, which a toast shows. */
export const orderRefusalOf = (error: unknown) => refusalOf(error as CallError | undefined); // what the base query fails with

/** What is refused is shown where it was asked for. */
export const silentRefusal = {
  silent: (error: CallError) => refusalOf(error) !== undefined,
} satisfies Partial<CallRequest>;

/** The page says itself what could not be loaded. */
export const silentRead = { silent: true } satisfies Partial<CallRequest>;

/** A page of a list, as the wrapper answers it. */
export interface WirePage<Data> {
  data: Data;
  pageInfo: OrderPage;
}
