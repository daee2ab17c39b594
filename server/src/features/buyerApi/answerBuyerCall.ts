import { BUYER_METHODS, type BuyerMethod } from '@tracking-console/contract/buyerApi';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { BuyerAnswer, BuyerCalls, BuyerContext } from '../../http/buyerCall.ts';
import { compileCheck, UnreadableParameter } from '../../http/unreadable.ts';
import { CARRIER_CALLS } from '../carriers/carrierCalls.ts';
import { NOTIFICATION_CALLS } from '../notifications/notificationCalls.ts';
import type { NotificationService } from '../notifications/notificationService.ts';
import { ORDER_INFO_CALLS } from '../orderInfo/orderInfoCalls.ts';
import type { OrderInfoService } from '../orderInfo/orderInfoService.ts';
import { SAVED_VIEW_CALLS } from '../savedViews/savedViewCalls.ts';
import type { SavedViewService } from '../savedViews/savedViewService.ts';
import { SETTING_CALLS } from '../settings/settingCalls.ts';
import type { SettingService } from '../settings/settingService.ts';
import { SHARING_CALLS } from '../sharing/sharingCalls.ts';
import type { SharingService } from '../sharing/sharingService.ts';
import { CORRECTION_CALLS } from '../shipments/correctionCalls.ts';
import { SHIPMENT_CALLS } from '../shipments/shipmentCalls.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { STATISTIC_CALLS } from '../shipments/statisticCalls.ts';
import type { VisitService } from '../visits/visitService.ts';

/** What the calls of all features need. */
export interface BuyerServices {
  savedViews: SavedViewService;
  settings: SettingService;
  shipments: ShipmentService;
  orderInfo: OrderInfoService;
  sharing: SharingService;
  notifications: NotificationService;
  visits: VisitService;
}

/** All of the buyer's calls; a feature adds its own here. */
const BUYER_CALLS: BuyerCalls<BuyerMethod, BuyerServices> = {
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
  call(param: unknown, context: BuyerContext & BuyerServices): Promise<BuyerAnswer<unknown>>;
}

// The keys of BUYER_METHODS are BuyerMethods; each call gets only what its own schema has accepted.
const calls = new Map(
  (Object.keys(BUYER_METHODS) as BuyerMethod[]).map((method): [string, CompiledCall] => [
    method,
    { check: compileCheck(BUYER_METHODS[method]), call: BUYER_CALLS[method] as CompiledCall['call'] },
  ]),
);

/** The envelope of one of the buyer's calls, for the console and for the page that is rendered on the server. */
export async function answerBuyerCall(method: string, param: unknown, context: BuyerContext & BuyerServices) {
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
