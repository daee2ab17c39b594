import type { NoticeType } from '@tracking-console/contract/notifications/ruleConstants';
import { useText } from '../../useText.ts';

/** The texts for how a message was triggered. */
export function useTypeWords(): Record<NoticeType, string> {
  const t = useText();
  return { auto: t('notice.type.auto'), manual: t('notice.type.manual'), test: t('keys.mode.test') };
}
