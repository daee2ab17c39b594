import { RULE_CODES } from '@tracking-console/contract/ruleConstants';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { useText } from '../../useText.ts';

/** Why a domain was refused, or could not be checked. */
export function useDomainRefusal(): (error: CallError, domain: string) => string {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, kind }, domain) => {
    if (kind !== 'code') return shared('errors.-1');
    switch (code) {
      case RULE_CODES.badDomain:
        return t('consumer.domain.hint');
      case RULE_CODES.publicDomain:
        return t('consumer.domain.public', { domain });
      case RULE_CODES.domainTaken:
        return t('consumer.domain.taken', { domain });
      case RULE_CODES.dnsFailed:
        return t('consumer.domain.dns', { domain });
      case RULE_CODES.tooMany:
        return t('consumer.domain.often');
      default:
        return shared(`errors.${code}`, { defaultValue: message });
    }
  };
}
