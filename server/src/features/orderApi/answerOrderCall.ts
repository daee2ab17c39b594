import { ORDER_METHODS, type OrderMethod } from '@tracking-console/contract/orderApi';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { compileCheck, UnreadableParameter } from '../../http/unreadable.ts';
import { CARRIER_CALLS } from '../carriers/carrierCalls.ts';
import { NOTIFICATION_CALLS } from '../notifications/notificationCalls.ts';
import { ORDER_INFO_CALLS } from '../orderInfo/orderInfoCalls.ts';
import { SAVED_VIEW_CALLS } from '../savedViews/savedViewCalls.ts';
import { SETTING_CALLS } from '../settings/settingCalls.ts';
import { SHARING_CALLS } from '../sharing/sharingCalls.ts';
import { CORRECTION_CALLS } from '../shipments/correctionCalls.ts';
import { SHIPMENT_CALLS } from '../shipments/shipmentCalls.ts';
import { STATISTIC_CALLS } from '../shipments/statisticCalls.ts';
import type { OrderAnswer, OrderCalls, OrderContext } from './orderCall.ts';

/** All of the buyer's calls; a feature adds its own here. */
const ORDER_CALLS: OrderCalls<OrderMethod> = {
  ...SAVED_VIEW_CALLS,
  ...SETTING_CALLS,
  ...CARRIER_CALLS,
  ...SHIPMENT_CALLS,
  ...STATISTIC_CALLS,
  ...CORRECTION_CALLS,
  ...ORDER_INFO_CALLS,
  ...SHARING_CALLS,
  ...NOTIFICATION_CALLS,
};

interface CompiledCall {
  check: ReturnType<typeof compileCheck>;
  call(param: unknown, context: OrderContext): Promise<OrderAnswer<unknown>>;
}

// The keys of ORDER_METHODS are OrderMethods; each call gets only what its own schema has accepted.
const calls = new Map(
  (Object.keys(ORDER_METHODS) as OrderMethod[]).map((method): [string, CompiledCall] => [
    method,
    { check: compileCheck(ORDER_METHODS[method]), call: ORDER_CALLS[method] as CompiledCall['call'] },
  ]),
);

/** The envelope of one of the buyer's calls, whoever makes it: the console, or the page that is drawn on the server. */
export async function answerOrderCall(method: string, param: unknown, context: OrderContext) {
  const found = calls.get(method);
  if (!found) return refused(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
  const given = param ?? {};
  const fault = found.check(given);
  if (fault) return refused(SHIPMENT_CODES.badRequest, fault.message);
  try {
    const answer = await found.call(given, context);
    return { Message: '', Json: null, ...answer };
  } catch (error) {
    if (error instanceof UnreadableParameter) return refused(SHIPMENT_CODES.badRequest, error.message);
    throw error;
  }
}

const refused = (code: number, message: string) => ({ Code: code, Message: message, Json: null });
