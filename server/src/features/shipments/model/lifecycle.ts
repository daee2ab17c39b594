import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import { isFinal, type MainStatus, mainStatusOf, type SubStatus } from '@tracking-console/contract/statuses';
import { DAY, MINUTE } from '../../../durations.ts';

/** A shipment is followed for this long after the last change, and after it has reached its end. */
const FOLLOWED_MS = 30 * DAY;
const FOLLOWED_AFTER_END_MS = 15 * DAY;

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

/** Whether following ends by itself now, and with which status. */
export function stopOf({ subStatus, changeTime }: Standing, now: Date): Stop | null {
  const quiet = now.getTime() - changeTime.getTime();
  if (isFinal(subStatus)) return quiet >= FOLLOWED_AFTER_END_MS ? { reason: 'Expired', subStatus } : null;
  if (quiet < FOLLOWED_MS) return null;
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

/** At once, and before what is due by itself: a user waits for this. */
export function awaitedSyncTime(now: Date): Date {
  return new Date(now.getTime() - HEAD_START_MS);
}

export function nextRetryTime(now: Date): Date {
  return new Date(now.getTime() + RETRY_DELAY_MS);
}
