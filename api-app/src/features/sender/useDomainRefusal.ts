import { DOMAIN_CHANGES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { CallError } from '@tracking-console/platform';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useTranslation } from 'react-i18next';
import { retryTime } from '../../model/tooOften.ts';
import { useText } from '../../useText.ts';

/** Why a domain was refused, or could not be checked. */
export function useDomainRefusal(): (error: CallError, domain: string) => string {
  const t = useText();
  const formatTime = useTimeFormat();
  const { t: shared } = useTranslation('platform');
  return (error, domain) => {
    const { code, message, kind } = error;
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
      case RULE_CODES.tooOften:
        return t('consumer.domain.often', { limit: DOMAIN_CHANGES, time: formatTime(retryTime(error)) });
      default:
        return shared(`errors.${code}`, { defaultValue: message });
    }
  };
}
