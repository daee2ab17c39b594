import type { CallAnswers, CallDeclarations, CallParam } from '../calls/callDeclaration.ts';
import { NOTIFICATION_METHODS } from '../notifications/notifications.ts';
import { ADDING_METHODS } from './adding.ts';
import { CARRIER_METHODS } from './carriers.ts';
import { CORRECTION_METHODS } from './corrections.ts';
import { ORDER_INFO_METHODS } from './orderInfo.ts';
import { SAVED_VIEW_METHODS } from './savedViews.ts';
import { SETTING_METHODS } from './settings.ts';
import { SHARING_METHODS } from './sharing.ts';
import { SHIPMENT_METHODS } from './shipments.ts';
import { STATISTIC_METHODS } from './statistics.ts';

/**
 * The buyer's calls: `POST /orderapi/call` with the legacy wrapper, one method each. `timeZoneOffset` counts minutes as
 * `Date.prototype.getTimezoneOffset` does: -480 in Shanghai. A feature adds its own methods here.
 */
export const BUYER_METHODS = {
  ...SAVED_VIEW_METHODS,
  ...SETTING_METHODS,
  ...CARRIER_METHODS,
  ...SHIPMENT_METHODS,
  ...ADDING_METHODS,
  ...STATISTIC_METHODS,
  ...CORRECTION_METHODS,
  ...ORDER_INFO_METHODS,
  ...SHARING_METHODS,
  ...NOTIFICATION_METHODS,
} as const satisfies CallDeclarations;
export type BuyerMethod = keyof typeof BUYER_METHODS;
export type BuyerParam<M extends BuyerMethod> = CallParam<typeof BUYER_METHODS, M>;
export type BuyerAnswers = CallAnswers<typeof BUYER_METHODS>;
