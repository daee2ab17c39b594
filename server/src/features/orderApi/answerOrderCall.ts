import { ORDER_METHODS, type OrderMethod } from '@tracking-console/contract/orderApi';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { Compile, type Validator } from 'typebox/compile';
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
  params: Validator;
  call(param: unknown, context: OrderContext): Promise<OrderAnswer<unknown>>;
}

// The keys of ORDER_METHODS are OrderMethods; each call gets only what its own schema has accepted.
const calls = new Map(
  (Object.keys(ORDER_METHODS) as OrderMethod[]).map((method): [string, CompiledCall] => [
    method,
    { params: Compile(ORDER_METHODS[method]), call: ORDER_CALLS[method] as CompiledCall['call'] },
  ]),
);

/** The envelope of one of the buyer's calls, whoever makes it: the console, or the page that is drawn on the server. */
export async function answerOrderCall(method: string, param: unknown, context: OrderContext) {
  const found = calls.get(method);
  if (!found) return refused(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
  const given = param ?? {};
  if (!found.params.Check(given)) return refused(SHIPMENT_CODES.badRequest, firstFault(found.params, given));
  const answer = await found.call(given, context);
  return { Message: '', Json: null, ...answer };
}

const refused = (code: number, message: string) => ({ Code: code, Message: message, Json: null });

function firstFault(params: Validator, given: unknown): string {
  const [fault] = params.Errors(given);
  return `Parameter ${fault?.instancePath.slice(1) || '(all)'}: ${fault?.message ?? 'not valid'}.`;
}
