import type { DryRunReason, NoticeState } from '@tracking-console/contract/notifications/ruleConstants';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { useText } from '../useText.ts';
import { useStatusWords } from './useStatusWords.ts';

/** The texts of the history's values. */
export function useNoticeWords() {
  const t = useText();
  const statuses = useStatusWords();
  return {
    state: (state: NoticeState) =>
      state === 'Delivered' || state === 'Failed' ? t(`deliveries.state.${state}`) : t(`notice.state.${state}`),
    reason: (reason: DryRunReason | null) => (reason === null ? '' : t(`notice.reason.${reason}`)),
    trigger: (trigger: NoticeRow['Trigger']) =>
      trigger === 'quotaLow' || trigger === 'webhookFailing' ? t(`rules.event.${trigger}`) : statuses.main(trigger),
  };
}
