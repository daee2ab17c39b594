import type { CheckDigitState } from '@tracking-console/contract/shipments/shipmentConstants';
import { isFinal, type MainStatus, mainStatusOf, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';

/** A shipment is tracked for this long after the last change, and after its final status; its owner may choose less. */
const MAX_QUIET_DAYS = 30;
const DAYS_AFTER_END = 15;

/** What a shipment's row says of its journey before a carrier's first answer. */
export const NO_JOURNEY = {
  packageStatus: 'NotFound',
  latestEvent: null,
  pickupTime: null,
  pickupTimeText: null,
  deliveryTime: null,
  deliveryTimeText: null,
  estimatedDelivery: null,
  miscInfo: null,
  shipperAddress: null,
  recipientAddress: null,
  shippingCountry: '',
  recipientCountry: '',
  adapterState: null,
  trackTime: null,
  syncStatus: true,
} as const;

/** Of a number no carrier knows. */
export function statusBeforeFirstUpdate(checkDigit: CheckDigitState): SubStatus {
  return checkDigit === 'wrong' ? 'NotFound_InvalidCode' : 'NotFound_Other';
}

export interface Standing {
  subStatus: SubStatus;
  changeTime: Date;
}

export interface Stop {
  reason: 'Expired';
  subStatus: SubStatus;
}

/** Whether tracking ends by itself now, and with which status. */
export function stopOf({ subStatus, changeTime }: Standing, now: Date, days = MAX_QUIET_DAYS): Stop | null {
  const quiet = now.getTime() - changeTime.getTime();
  const afterEnd = Math.min(days, DAYS_AFTER_END) * DAY;
  if (isFinal(subStatus)) return quiet >= afterEnd ? { reason: 'Expired', subStatus } : null;
  if (quiet < days * DAY) return null;
  const found = mainStatusOf(subStatus) !== 'NotFound';
  return { reason: 'Expired', subStatus: found ? 'Expired_Other' : subStatus };
}

/** How long to wait for the next request to the carrier, unless it announced when there will be updates. */
const SYNC_INTERVALS_MS: Readonly<Record<MainStatus, number>> = {
  NotFound: 240 * MINUTE,
  InfoReceived: 240 * MINUTE,
  InTransit: 240 * MINUTE,
  Expired: DAY,
  AvailableForPickup: 240 * MINUTE,
  OutForDelivery: 60 * MINUTE,
  DeliveryFailure: 120 * MINUTE,
  Delivered: DAY,
  Exception: 480 * MINUTE,
};
const RETRY_DELAY_MS = 10 * MINUTE;
/** Shipments a user waits for count as due for this long already. */
const HEAD_START_MS = 60 * MINUTE;
const MIN_DELAY_MS = 500;

export function nextSyncTime(subStatus: SubStatus, updateTime: Date | null, now: Date): Date {
  const pause = SYNC_INTERVALS_MS[mainStatusOf(subStatus)];
  const untilUpdate = updateTime ? updateTime.getTime() - now.getTime() : pause;
  // At least daily, so that the stop rules are applied in time.
  return new Date(now.getTime() + Math.min(Math.max(untilUpdate, MIN_DELAY_MS), DAY));
}

/** Right away, and before shipments that are due by themselves: a user waits for this. */
export function awaitedSyncTime(now: Date): Date {
  return new Date(now.getTime() - HEAD_START_MS);
}

export function nextRetryTime(now: Date): Date {
  return new Date(now.getTime() + RETRY_DELAY_MS);
}
