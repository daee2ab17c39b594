import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { useDeleteWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteWebhookMutation();
  return (
    <DeleteDialog
      title={t('webhooks.delete.title')}
      subject={<p className={styles.address}>{webhook.url}</p>}
      text={t('webhooks.delete.text')}
      remove={() => remove({ id: webhook.id })}
      onClose={onClose}
    />
  );
}
