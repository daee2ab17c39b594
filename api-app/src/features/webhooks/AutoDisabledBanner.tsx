import { FAILING_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { Banner, Button } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

/** It was switched off because nothing could be delivered for days. */
export function AutoDisabledBanner({ webhook, onSwitch }: { webhook: WebhookRow; onSwitch: () => void }) {
  const t = useText();
  return (
    <Banner
      kind="error"
      text={t('webhooks.autoOff', { url: webhook.url, days: FAILING_DAYS })}
      actions={
        <Button size="sm" onClick={onSwitch}>
          {t('action.turnOn')}
        </Button>
      }
    />
  );
}
