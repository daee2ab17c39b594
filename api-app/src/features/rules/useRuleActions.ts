import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import { useTestRuleMutation, useToggleRuleMutation } from './ruleQueries.ts';
import { useRuleRefusal } from './useRuleRefusal.ts';

/** What is done with a rule right in the list. */
export function useRuleActions() {
  const t = useText();
  const dispatch = useDispatch();
  const refusal = useRuleRefusal();
  const [toggle] = useToggleRuleMutation();
  const [sendTest] = useTestRuleMutation();
  return {
    toggle: ({ RuleId, Enabled }: RuleRow) => toggle({ RuleId, Enabled: !Enabled }),

    async test({ RuleId }: RuleRow): Promise<void> {
      const { data, error } = await sendTest({ RuleId });
      if (data) dispatch(toastShown({ type: 'success', text: { plain: t('rules.test.done', { total: data.Sent }) } }));
      if (!error || !('kind' in error)) return;
      const isEmpty = error.code === RULE_CODES.notFound;
      const plain = isEmpty ? t('rules.test.none') : refusal(error).text;
      dispatch(toastShown({ type: 'failed', text: { plain } }));
    },
  };
}
