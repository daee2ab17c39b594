import { ADDRESS_QUESTIONS, MAX_ADDRESSES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { type CallError, wasNotConfirmed } from '@tracking-console/platform';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useTranslation } from 'react-i18next';
import { retryTime } from '../../model/tooOften.ts';
import { useText } from '../../useText.ts';

/** Why an address was not added. */
export function useAddressRefusal(): (error: CallError, email: string) => string {
  const t = useText();
  const formatTime = useTimeFormat();
  const { t: shared } = useTranslation('platform');
  return (error, email) => {
    const { code, kind } = error;
    if (kind !== 'code') return shared('errors.-1');
    if (wasNotConfirmed(error)) return shared(`errors.${code}`);
    if (code === RULE_CODES.tooMany) return t('rules.problem.full', { limit: MAX_ADDRESSES });
    if (code !== RULE_CODES.tooOften) return t('rules.problem.address', { email });
    return t('rules.problem.tooOften', { email, limit: ADDRESS_QUESTIONS, time: formatTime(retryTime(error)) });
  };
}
