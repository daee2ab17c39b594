import { RULE_CODES } from '@tracking-console/contract/ruleConstants';
import { SECOND } from '../../durations.ts';
import type { Refused } from './rules/ruleService.ts';

/** @param wait milliseconds until it is worth another try */
export function tooOften(wait: number): Refused {
  const seconds = Math.ceil(wait / SECOND);
  return { code: RULE_CODES.tooOften, message: `Too many calls: try again in ${seconds} seconds.`, seconds };
}
