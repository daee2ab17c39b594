import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { ConfirmDialog, Stack } from '@tracking-console/ui/later';
import { useDeleteWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteWebhookMutation();
  return (
    <ConfirmDialog
      title={t('webhooks.delete.title')}
      action={t('tracking.delete.action')}
      onConfirm={async () => !(await remove({ id: webhook.id })).error}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.address}>{webhook.url}</p>
        <p>{t('webhooks.delete.text')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
