import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useSaveWebhookMutation } from '../../model/webhookQueries.ts';
import { useWebhookRefusal } from './useWebhookRefusal.ts';
import { wantedOf } from './webhookForm.ts';

/** Switches a webhook on or off; a refusal is a toast, since no form shows it. */
export function useSwitchWebhook() {
  const dispatch = useDispatch();
  const words = useWebhookRefusal();
  const [save] = useSaveWebhookMutation();
  return async (webhook: WebhookRow) => {
    const answer = await save({ ...wantedOf(webhook), id: webhook.id, enabled: !webhook.enabled });
    if ('error' in answer && answer.error && 'kind' in answer.error)
      dispatch(toastShown({ type: 'failed', text: { plain: words(answer.error).text } }));
  };
}
