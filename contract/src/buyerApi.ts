import type { Static } from 'typebox';
import { ADDING_METHODS, type AddingAnswers } from './adding.ts';
import { CARRIER_METHODS, type CarrierAnswers } from './carriers.ts';
import { CORRECTION_METHODS, type CorrectionAnswers } from './corrections.ts';
import { NOTIFICATION_METHODS, type NotificationAnswers } from './notifications.ts';
import { ORDER_INFO_METHODS, type OrderInfoAnswers } from './orderInfo.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { SAVED_VIEW_METHODS, type SavedViewAnswers } from './savedViews.ts';
import { SETTING_METHODS, type SettingAnswers } from './settings.ts';
import { SHARING_METHODS, type SharingAnswers } from './sharing.ts';
import { SHIPMENT_METHODS, type ShipmentAnswers } from './shipments.ts';
import { STATISTIC_METHODS, type StatisticAnswers } from './statistics.ts';

/**
 * The buyer's calls: `POST /orderapi/call` with the legacy wrapper, one method each. `timeZoneOffset` counts minutes as
 * `Date.prototype.getTimezoneOffset` does: -480 in Shanghai. A feature adds its own methods and their answers here.
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
export type BuyerParam<M extends BuyerMethod> = Static<(typeof BUYER_METHODS)[M]['param']>;

/** The content of `Json` when `Code` is 0. */
export interface BuyerAnswers
  extends AddingAnswers,
    CarrierAnswers,
    CorrectionAnswers,
    NotificationAnswers,
    OrderInfoAnswers,
    SavedViewAnswers,
    SettingAnswers,
    SharingAnswers,
    ShipmentAnswers,
    StatisticAnswers {}
