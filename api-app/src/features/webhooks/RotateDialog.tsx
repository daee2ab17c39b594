import { useLanguage } from '@tracking-console/app-kit';
import { SECRET_GRACES, type SecretGrace } from '@tracking-console/contract/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, Select, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useRotateSecretMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

interface RotateDialogProps {
  webhook: WebhookRow;
  onClose: () => void;
  onRotated: (secret: string | null) => void;
}

const GRACES = Object.keys(SECRET_GRACES) as SecretGrace[]; // its own keys

/** A new secret; the old one may sign beside it for a while. */
export function RotateDialog({ webhook, onClose, onRotated }: RotateDialogProps) {
  const t = useText();
  const timeText = useTimeFormat();
  const durationText = useDurationText();
  const [rotate] = useRotateSecretMutation();
  const [keep, setKeep] = useState<SecretGrace>('24h');
  const confirm = async () => {
    const request = rotate({ id: webhook.id, keep });
    const { data } = await request;
    request.reset(); // the store would hold the secret as long as this stands
    if (data) onRotated(data.secret);
  };
  const options = GRACES.map((value) => ({
    value,
    label: value === 'now' ? t('webhooks.rotate.now') : durationText(SECRET_GRACES[value]),
  }));
  return (
    <Dialog
      open
      size="sm"
      title={t('webhooks.rotate.action')}
      onClose={onClose}
      confirm={{ text: t('webhooks.rotate.action'), onConfirm: confirm }}
    >
      <div className={styles.form}>
        <p className={styles.address}>{webhook.url}</p>
        {webhook.previous_until && (
          <Banner kind="info" text={t('webhooks.rotate.previous', { date: timeText(webhook.previous_until) })} />
        )}
        <FormField label={t('webhooks.rotate.keep')} hint={t('webhooks.rotate.hint')}>
          <Select
            value={keep}
            options={options}
            onValueChange={(value) => setKeep(GRACES.find((grace) => grace === value) ?? '24h')}
          />
        </FormField>
      </div>
    </Dialog>
  );
}

/** Hours in words; whole days from two on. */
function useDurationText(): (hours: number) => string {
  const language = useLanguage();
  return (hours) => {
    const inDays = hours >= 48;
    const unit = inDays ? 'day' : 'hour';
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(inDays ? hours / 24 : hours);
  };
}
