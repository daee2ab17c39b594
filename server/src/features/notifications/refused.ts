import { RULE_CODES } from '@tracking-console/contract/ruleConstants';
import type { WebhookProblem } from '@tracking-console/contract/webhookConstants';
import { SECOND } from '../../durations.ts';

export interface Refused {
  code: (typeof RULE_CODES)[keyof typeof RULE_CODES];
  message: string;
  problem?: WebhookProblem;
  email?: string;
  /** Until it is worth another try. */
  seconds?: number;
}

export const refused = (code: Refused['code'], message: string): Refused => ({ code, message });

/** @param wait milliseconds until it is worth another try */
export function tooOften(wait: number): Refused {
  const seconds = Math.ceil(wait / SECOND);
  return { ...refused(RULE_CODES.tooOften, `Too many calls: try again in ${seconds} seconds.`), seconds };
}
