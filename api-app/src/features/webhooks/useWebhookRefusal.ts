import { MAX_WEBHOOKS, WEBHOOK_CODES, WEBHOOK_PORTS } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookRefusal } from '@tracking-console/contract/api/webhooks';
import type { CallError } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { useText } from '../../useText.ts';

/** Where and why a webhook was not saved; without a field: the form as a whole. */
export function useWebhookRefusal(): (error: CallError) => { field?: 'url' | 'events' | 'headers'; text: string } {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, data, kind }) => {
    if (code === WEBHOOK_CODES.tooMany) return { text: t('webhooks.full', { limit: MAX_WEBHOOKS }) };
    if (kind !== 'code') return { text: shared('errors.-1') };
    const { problem, name = '' } = (data ?? {}) as Partial<WebhookRefusal>; // the contract's type for these refusals
    if (problem === undefined) return { text: shared(`errors.${code}`, { defaultValue: message }) };
    const field = problem === 'events' ? 'events' : problem === 'header' ? 'headers' : 'url';
    return { field, text: t(`webhooks.problem.${problem}`, { name, ports: WEBHOOK_PORTS.join(', ') }) };
  };
}
