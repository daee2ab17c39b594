import type { AttentionLevel, MainStatus, SubStatus } from '@tracking-console/contract/statuses';
import { and, inArray, lt, or, type SQL } from 'drizzle-orm';
import { shipments } from './shipmentTable.ts';

const DAY = 86_400_000;
const PICKUP_PATIENCE = 3 * DAY;
const NEWS_PATIENCE = 7 * DAY;

const URGENT: SubStatus[] = [
  'DeliveryFailure_Security',
  'DeliveryFailure_InvalidAddress',
  'DeliveryFailure_Rejected',
  'InTransit_CustomsRequiringInformation',
];
const UNDER_WAY: MainStatus[] = ['InTransit', 'OutForDelivery', 'AvailableForPickup'];

interface Standing {
  packageStatus: MainStatus;
  subStatus: SubStatus;
  changeTime: Date;
}

/** How urgently a customer should look at a shipment. */
export function attentionOf({ packageStatus, subStatus, changeTime }: Standing, now: Date): AttentionLevel {
  const quiet = now.getTime() - changeTime.getTime();
  if (packageStatus === 'Exception' || URGENT.includes(subStatus)) return 'red';
  if (packageStatus === 'DeliveryFailure' || packageStatus === 'Expired') return 'amber';
  if (packageStatus === 'AvailableForPickup' && quiet > PICKUP_PATIENCE) return 'amber';
  if (UNDER_WAY.includes(packageStatus) && quiet >= NEWS_PATIENCE) return 'amber';
  return packageStatus === 'NotFound' || packageStatus === 'InfoReceived' ? 'grey' : 'green';
}

/** The same rule, for the database: red and amber. */
export function needsAttention(now: Date): SQL | undefined {
  const before = (patience: number) => lt(shipments.changeTime, new Date(now.getTime() - patience));
  return or(
    inArray(shipments.packageStatus, ['Exception', 'DeliveryFailure', 'Expired']),
    inArray(shipments.subStatus, URGENT),
    and(inArray(shipments.packageStatus, ['AvailableForPickup']), before(PICKUP_PATIENCE)),
    and(inArray(shipments.packageStatus, UNDER_WAY), before(NEWS_PATIENCE)),
  );
}
