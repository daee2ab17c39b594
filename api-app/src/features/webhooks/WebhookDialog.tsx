import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useSaveWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { useWebhookRefusal } from './useWebhookRefusal.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { cleaned, faultsOf, NEW_WEBHOOK, type WebhookValues, wantedOf } from './webhookForm.ts';

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook: WebhookRow | undefined;
  onClose: () => void;
  /** The secret of a new one; null: it has one already. */
  onSaved: (secret: string | null) => void;
}

export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const t = useText();
  const refusal = useWebhookRefusal();
  const [save] = useSaveWebhookMutation();
  const submit = async (values: WebhookValues) => {
    const request = save({ ...cleaned(values), ...(webhook && { id: webhook.id }) });
    const { data, error } = await request;
    request.reset(); // else the store would hold the secret while this is mounted
    if (data) onSaved(data.secret);
    return error && 'kind' in error ? refusal(error) : null;
  };
  return (
    <FormDialog<WebhookValues>
      title={t(webhook ? 'webhooks.form.edit' : 'webhooks.add')}
      size="md"
      values={webhook ? wantedOf(webhook) : NEW_WEBHOOK}
      validate={(values) => translated(faultsOf(values), t)}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  );
}

function translated(faults: ReturnType<typeof faultsOf>, t: ReturnType<typeof useText>) {
  const texts = {
    url: faults.url && t('webhooks.problem.url'),
    events: faults.events && t('webhooks.problem.events'),
    headers: faults.headers && t('webhooks.problem.headerFormat'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
