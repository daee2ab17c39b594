import type { OrderAnswers, OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';
import type { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { PageInfo } from '@tracking-console/contract/shipments';
import type { NotificationService } from '../notifications/notificationService.ts';
import type { OrderInfoService } from '../orderInfo/orderInfoService.ts';
import type { SavedViewService } from '../savedViews/savedViewService.ts';
import type { SettingService } from '../settings/settingService.ts';
import type { SharingService } from '../sharing/sharingService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { Owner } from '../shipments/shipmentTable.ts';
import type { VisitService } from '../visits/visitService.ts';

export interface OrderContext {
  owner: Owner;
  savedViews: SavedViewService;
  settings: SettingService;
  shipments: ShipmentService;
  orderInfo: OrderInfoService;
  sharing: SharingService;
  notifications: NotificationService;
  visits: VisitService;
  now: Date;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

export type OrderAnswer<Json> =
  | { Code: 0; Json: Json; pageInfo?: PageInfo }
  /** With what the caller wanted to change, as it is now. */
  | { Code: typeof SHIPMENT_CODES.changedMeanwhile; Message: string; Json: unknown }
  | { Code: number; Message: string; Json?: Json };

/** What a feature answers to its methods. */
export type OrderCalls<Methods extends OrderMethod> = {
  [M in Methods]: (param: OrderParam<M>, context: OrderContext) => Promise<OrderAnswer<OrderAnswers[M]>>;
};

export function success<Json>(json: Json): OrderAnswer<Json> {
  return { Code: 0, Json: json };
}
