import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import { isFinal, type MainStatus, mainStatusOf, type SubStatus } from '@tracking-console/contract/statuses';
import { DAY, MINUTE } from '../../../durations.ts';

/** A shipment is followed so long after the last change, and after it has come to its end; its owner may want less. */
const PATIENCE_DAYS = 30;
const AFTERCARE_DAYS = 15;

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
export function stopOf({ subStatus, changeTime }: Standing, now: Date, days = PATIENCE_DAYS): Stop | null {
  const quiet = now.getTime() - changeTime.getTime();
  const aftercare = Math.min(days, AFTERCARE_DAYS) * DAY;
  if (isFinal(subStatus)) return quiet >= aftercare ? { reason: 'Expired', subStatus } : null;
  if (quiet < days * DAY) return null;
  const found = mainStatusOf(subStatus) !== 'NotFound';
  return { reason: 'Expired', subStatus: found ? 'Expired_Other' : subStatus };
}

/** How long to wait for the next question to the carrier, unless it said when there will be updates. */
const PAUSES: Readonly<Record<MainStatus, number>> = {
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
const RETRY = 10 * MINUTE;
/** What somebody waits for counts as due for so long already. */
const HEAD_START = 60 * MINUTE;
const SHORTEST = 500;

export function nextSyncTime(subStatus: SubStatus, updateTime: Date | null, now: Date): Date {
  const pause = PAUSES[mainStatusOf(subStatus)];
  const untilUpdate = updateTime ? updateTime.getTime() - now.getTime() : pause;
  // At least daily, so that the stop rules are applied in time.
  return new Date(now.getTime() + Math.min(Math.max(untilUpdate, SHORTEST), DAY));
}

/** At once, and before what is due by itself: however much of that has piled up, somebody waits for this. */
export function awaitedSyncTime(now: Date): Date {
  return new Date(now.getTime() - HEAD_START);
}

export function nextRetryTime(now: Date): Date {
  return new Date(now.getTime() + RETRY);
}
