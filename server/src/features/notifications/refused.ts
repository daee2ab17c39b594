import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleRefusal } from '@tracking-console/contract/notifications/rules';
import { SECOND } from '@tracking-console/contract/values/durations';
import { refuse } from '../../http/calls/refusal.ts';

/** @param data what the page needs to show the reason */
export const refused = (code: (typeof RULE_CODES)[keyof typeof RULE_CODES], message: string, data: RuleRefusal = {}) =>
  refuse(code, message, data);

/** @param wait milliseconds until it is worth another try */
export function tooOften(wait: number) {
  const seconds = Math.ceil(wait / SECOND);
  return refused(RULE_CODES.tooOften, `Too many calls: try again in ${seconds} seconds.`, { Seconds: seconds });
}
