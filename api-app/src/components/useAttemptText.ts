import { useLanguage } from '@tracking-console/app-kit';
import type { WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import { formatNumber } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** The result of one request to a receiver. */
export function useAttemptText(): (attempt: Pick<WebhookAttempt, 'code' | 'ms' | 'error'>) => string {
  const t = useText();
  const language = useLanguage();
  return ({ code, ms, error }) => {
    if (code === null) return t(`webhooks.error.${error ?? 'connection'}`);
    // Another success, such as 204, counts as a failed delivery, too.
    return t(code === 200 ? 'webhooks.test.ok' : 'webhooks.test.failed', { code, ms: formatNumber(ms, language) });
  };
}
