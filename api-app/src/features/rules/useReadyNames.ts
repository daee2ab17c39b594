import { useText } from '../../useText.ts';
import type { ReadyRule } from './ruleForm.ts';

/** What ready-made rules are called. */
export function useReadyNames(): Record<ReadyRule, string> {
  const t = useText();
  return {
    quiet: t('rules.ready.quiet'),
    customs: t('subStatus.InTransit_CustomsRequiringInformation'),
    returned: t('subStatus.Exception_Returned'),
    quotaLow: t('rules.event.quotaLow'),
    webhookFailing: t('rules.event.webhookFailing'),
  };
}
