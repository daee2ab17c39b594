import type {
  AttentionLevel,
  AttentionReason,
  MainStatus,
  SubStatus,
} from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, eq, inArray, lt, notInArray, or, type SQL } from '../../drizzle.ts';
import { shipments } from './model/shipmentTable.ts';

export const PICKUP_QUIET_MS = 3 * DAY;
export const UPDATE_QUIET_MS = 7 * DAY;

const URGENT: SubStatus[] = [
  'DeliveryFailure_Security',
  'DeliveryFailure_InvalidAddress',
  'DeliveryFailure_Rejected',
  'InTransit_CustomsRequiringInformation',
];
const TROUBLED: MainStatus[] = ['Exception', 'DeliveryFailure', 'Expired'];
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
  if (packageStatus === 'AvailableForPickup' && quiet > PICKUP_QUIET_MS) return 'amber';
  if (UNDER_WAY.includes(packageStatus) && quiet >= UPDATE_QUIET_MS) return 'amber';
  return packageStatus === 'NotFound' || packageStatus === 'InfoReceived' ? 'grey' : 'green';
}

/** The reason; null if it needs none. */
export function attentionReasonOf(standing: Standing, now: Date): AttentionReason | null {
  const level = attentionOf(standing, now);
  if (level === 'green' || level === 'grey') return null;
  const { packageStatus, subStatus } = standing;
  if (subStatus === 'InTransit_CustomsRequiringInformation') return 'customs';
  if (packageStatus === 'AvailableForPickup') return 'waitsForPickup';
  return REASONS[packageStatus] ?? 'quiet';
}

const REASONS: Partial<Record<MainStatus, AttentionReason>> = {
  DeliveryFailure: 'failedDelivery',
  Exception: 'exception',
  Expired: 'expired',
};

/** The same rule, for the database: red and amber. */
export function needsAttention(now: Date): SQL | undefined {
  return or(inArray(shipments.packageStatus, TROUBLED), inArray(shipments.subStatus, URGENT), hasWaited(now));
}

/** The part of the rule that does not depend on the time. */
export function isTroubled({ packageStatus, subStatus }: Pick<Standing, 'packageStatus' | 'subStatus'>): boolean {
  return TROUBLED.includes(packageStatus) || URGENT.includes(subStatus);
}

/** How long one of this status may go without updates before something is wrong; undefined: no updates are expected. */
export function quietLimitOf({ packageStatus }: Pick<Standing, 'packageStatus'>): number | undefined {
  if (!UNDER_WAY.includes(packageStatus)) return undefined;
  return packageStatus === 'AvailableForPickup' ? PICKUP_QUIET_MS : UPDATE_QUIET_MS;
}

/** The other part: the only problem is that there were no updates for too long. */
export function hasWaited(now: Date): SQL | undefined {
  const before = (patience: number) => lt(shipments.changeTime, new Date(now.getTime() - patience));
  return and(
    inArray(shipments.packageStatus, UNDER_WAY),
    notInArray(shipments.subStatus, URGENT),
    // Comes first, and for all of them, because an index can be read by it.
    before(PICKUP_QUIET_MS),
    or(eq(shipments.packageStatus, 'AvailableForPickup'), before(UPDATE_QUIET_MS)),
  );
}
