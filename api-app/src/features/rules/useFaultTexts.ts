import { MAX_KEYWORDS } from '@tracking-console/contract/notifications/ruleConstants';
import { useText } from '../../useText.ts';
import type { RuleFault, RuleValues } from './ruleForm.ts';

/** What is wrong with a rule, in words. */
export function useFaultTexts() {
  const t = useText();
  const texts: Record<RuleFault, string> = {
    name: t('rules.problem.name'),
    noRecipient: t('rules.problem.noRecipient'),
    keywords: t('rules.keywords.hint', { most: MAX_KEYWORDS }),
    quiet: t('rules.problem.quiet'),
  };
  return (faults: Partial<Record<keyof RuleValues, RuleFault>>) =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, texts[fault]]));
}
