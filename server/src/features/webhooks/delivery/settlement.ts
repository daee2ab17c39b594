import { FAILING_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import type { DeliveryRecord } from '../webhookTable.ts';

/** How long to wait after each failed attempt; there is none after the last. */
const RETRY_DELAYS_MS = [10, 30, 60].map((minutes) => minutes * MINUTE);
/** How many attempts are kept of a delivery. */
const MAX_LOGGED = 8;

export const FAILING_TIME = FAILING_DAYS * DAY;

/** The new values of a delivery's row. */
export type Settlement = Pick<
  DeliveryRecord,
  'id' | 'state' | 'dueTime' | 'endTime' | 'tries' | 'code' | 'ms' | 'error' | 'attempts' | 'log'
>;

export const isSuccess = ({ code }: Pick<WebhookAttempt, 'code'>) => code === 200;

/** After an attempt: delivered, to be tried again later, or given up. */
export function settlementAfter(delivery: DeliveryRecord, attempt: WebhookAttempt, now: Date): Settlement {
  const { id, attempts, tries } = delivery;
  const { code, ms, error } = attempt;
  const log = [...delivery.log, attempt].slice(-MAX_LOGGED);
  const made = { id, code, ms, error, log, attempts: attempts + 1, tries: tries + 1 };
  if (isSuccess(attempt)) return { ...made, state: 'Delivered', dueTime: null, endTime: now };
  const pause = RETRY_DELAYS_MS[tries];
  if (pause === undefined) return { ...made, state: 'Failed', dueTime: null, endTime: now };
  return { ...made, state: 'Waiting', dueTime: new Date(now.getTime() + pause), endTime: null };
}

/** It was claimed and not sent, so others may send it. */
export function settlementUnsent(delivery: DeliveryRecord, dueTime: Date): Settlement {
  const { id, tries, code, ms, error, attempts, log, endTime } = delivery;
  return { id, tries, code, ms, error, attempts, log, endTime, state: 'Waiting', dueTime };
}
