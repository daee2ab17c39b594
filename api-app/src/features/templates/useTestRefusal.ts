import { MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/ruleConstants';
import type { RuleRefusal } from '@tracking-console/contract/rules';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { useText } from '../../useText.ts';

/** Why a test was not sent to an address. */
export function useTestRefusal(): (error: CallError, email: string) => string {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, data, kind }, email) => {
    const { Seconds = 0 } = (data ?? {}) as RuleRefusal; // as the contract says for these refusals
    if (kind !== 'code') return shared('errors.-1');
    switch (code) {
      case RULE_CODES.noShipment:
        return t('rules.test.none');
      case RULE_CODES.badAddress:
        return t('rules.problem.address', { email });
      case RULE_CODES.tooOften:
        return t('rules.test.limit', { limit: MINUTE_TESTS, seconds: Seconds });
      default:
        return shared(`errors.${code}`, { defaultValue: message });
    }
  };
}
