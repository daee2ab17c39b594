import { useLanguage } from '@tracking-console/app-kit';
import { graceText } from '@tracking-console/app-kit/later';
import { SECRET_GRACE_NAMES, type SecretGrace } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, Select, Stack, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useRotateSecretMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

interface RotateDialogProps {
  webhook: WebhookRow;
  onClose: () => void;
  onRotated: (secret: string | null) => void;
}

/** A new secret; the old one may sign beside it for a while. */
export function RotateDialog({ webhook, onClose, onRotated }: RotateDialogProps) {
  const t = useText();
  const timeText = useTimeFormat();
  const language = useLanguage();
  const [rotate] = useRotateSecretMutation();
  const [keep, setKeep] = useState<SecretGrace>('24h');
  const confirm = async () => {
    const request = rotate({ id: webhook.id, keep });
    const { data } = await request;
    request.reset(); // else the store would hold the secret while this is mounted
    if (data) onRotated(data.secret);
  };
  const options = SECRET_GRACE_NAMES.map((value) => ({
    value,
    label: value === 'now' ? t('keys.overlap.none') : graceText(value, language),
  }));
  return (
    <Dialog
      open
      size="sm"
      title={t('webhooks.rotate.action')}
      onClose={onClose}
      confirm={{ text: t('webhooks.rotate.action'), onConfirm: confirm }}
    >
      <Stack>
        <p className={styles.address}>{webhook.url}</p>
        {webhook.previous_until && (
          <Banner kind="info" text={t('webhooks.rotate.previous', { date: timeText(webhook.previous_until) })} />
        )}
        <FormField label={t('webhooks.rotate.keep')} hint={t('webhooks.rotate.hint')}>
          <Select
            value={keep}
            options={options}
            onValueChange={(value) => setKeep(SECRET_GRACE_NAMES.find((grace) => grace === value) ?? '24h')}
          />
        </FormField>
      </Stack>
    </Dialog>
  );
}
