import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { Dialog } from '@tracking-console/ui/later';
import formStyles from '../../components/form.module.css';
import { useDeleteWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteWebhookMutation();
  const confirm = async () => {
    const { error } = await remove({ id: webhook.id });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('webhooks.delete.title')}
      onClose={onClose}
      confirm={{ text: t('tracking.delete.action'), danger: true, onConfirm: confirm }}
    >
      <div className={formStyles.form}>
        <p className={styles.address}>{webhook.url}</p>
        <p>{t('webhooks.delete.text')}</p>
      </div>
    </Dialog>
  );
}
