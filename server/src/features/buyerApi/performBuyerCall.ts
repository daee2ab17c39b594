import { BUYER_METHODS } from '@tracking-console/contract/shipments/buyerApi';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { legacyCalls } from '../../http/calls/legacyCall.ts';
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
import { ADDING_CALLS } from '../shipments/addingCalls.ts';
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
const calls: BuyerCalls<typeof BUYER_METHODS, BuyerServices> = {
  ...SAVED_VIEW_CALLS,
  ...SETTING_CALLS,
  ...CARRIER_CALLS,
  ...SHIPMENT_CALLS,
  ...ADDING_CALLS,
  ...STATISTIC_CALLS,
  ...CORRECTION_CALLS,
  ...ORDER_INFO_CALLS,
  ...SHARING_CALLS,
  ...NOTIFICATION_CALLS,
};

/** Performs one of the buyer's calls, for the console and for the page that is rendered on the server. */
export const performBuyerCall = legacyCalls({ methods: BUYER_METHODS, calls });
