import { MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { secondsLeft } from '../../model/tooOften.ts';
import { useText } from '../../useText.ts';

/** Why a test was not sent to an address. */
export function useTestRefusal(): (error: CallError, email: string) => string {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return (error, email) => {
    const { code, message, kind } = error;
    if (kind !== 'code') return shared('errors.-1');
    switch (code) {
      case RULE_CODES.noShipment:
        return t('rules.test.none');
      case RULE_CODES.badAddress:
        return t('rules.problem.address', { email });
      case RULE_CODES.tooOften:
        return t('rules.test.limit', { limit: MINUTE_TESTS, seconds: secondsLeft(error) });
      default:
        return shared(`errors.${code}`, { defaultValue: message });
    }
  };
}
