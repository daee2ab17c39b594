import { WEBHOOK_PORTS } from '@tracking-console/contract/api/webhookConstants';
import { MAX_RULES, MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleRefusal } from '@tracking-console/contract/notifications/rules';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { useText } from '../../useText.ts';
import type { RuleValues } from './ruleForm.ts';

/** Where and why a rule was refused; without a field: the form as a whole. */
export function useRuleRefusal(): (error: CallError) => { field?: keyof RuleValues; text: string } {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, data, kind }) => {
    const { Problem, Email = '', Seconds = 0 } = (data ?? {}) as RuleRefusal; // the contract's type for these refusals
    if (kind !== 'code') return { text: shared('errors.-1') };
    switch (code) {
      case RULE_CODES.nameTaken:
        return { field: 'Name', text: t('rules.problem.nameTaken') };
      case RULE_CODES.noRecipient:
        return { field: 'Recipients', text: t('rules.problem.noRecipient') };
      case RULE_CODES.badAddress:
        return { field: 'Recipients', text: t('rules.problem.address', { email: Email }) };
      case RULE_CODES.badUrl:
        return {
          field: 'Url',
          text: t(`webhooks.problem.${Problem ?? 'url'}`, { name: '', ports: WEBHOOK_PORTS.join(', ') }),
        };
      case RULE_CODES.changedMeanwhile:
        return { text: t('form.conflict') };
      case RULE_CODES.tooOften:
        return { text: t('rules.test.limit', { limit: MINUTE_TESTS, seconds: Seconds }) };
      case RULE_CODES.tooMany:
        return { text: t('rules.full', { limit: MAX_RULES }) };
      default:
        return { text: shared(`errors.${code}`, { defaultValue: message }) };
    }
  };
}
