import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleRefusal } from '@tracking-console/contract/notifications/rules';
import { MAX_SUBJECT } from '@tracking-console/contract/notifications/templateConstants';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { useText } from '../../useText.ts';

/** Why a template was refused, by where it is wrong. */
export interface TemplateRefusal {
  form?: string;
  subject?: string;
  /** By the block's index. */
  blocks?: Record<number, string>;
}

export function useTemplateRefusal(): (error: CallError) => TemplateRefusal {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, data, kind }) => {
    const { Fault } = (data ?? {}) as RuleRefusal; // the contract's type for these refusals
    if (kind !== 'code') return { form: shared('errors.-1') };
    if (code === RULE_CODES.templateTooLarge) return { form: t('consumer.problem.large') };
    if (code !== RULE_CODES.badTemplate || !Fault) return { form: shared(`errors.${code}`, { defaultValue: message }) };
    const { Problem, Block, Line: line, Column: column, Found: found } = Fault;
    const text =
      Problem === 'length'
        ? t('consumer.problem.length', { most: MAX_SUBJECT })
        : t(`consumer.problem.${Problem}`, { line, column, found });
    return Block === null ? { subject: text } : { blocks: { [Block]: text } };
  };
}
