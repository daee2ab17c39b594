import { useLanguage } from '@tracking-console/app-kit';
import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { toastShown } from '@tracking-console/platform';
import { FormField, formatNumber } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isRange, localTime, TimeField } from '../../components/TimeField.tsx';
import { useResendDeliveriesMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';

const DAY = 24 * 3600 * 1000;

export function ResendFailedDialog({ webhooks, onClose }: { webhooks: readonly WebhookRow[]; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const [resend] = useResendDeliveriesMutation();
  const [webhook, setWebhook] = useState('');
  const [from, setFrom] = useState(() => localTime(Date.now() - DAY));
  // The field has no seconds: what failed in this minute is meant as well.
  const [to, setTo] = useState(() => localTime(Date.now() + 60_000));
  const [isWrong, setWrong] = useState(false);
  const confirm = async () => {
    if (!isRange(from, to)) return setWrong(true);
    const { data } = await resend({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...(webhook && { webhook_id: webhook }),
    });
    if (!data) return;
    const total = formatNumber(data.resent, language);
    dispatch(toastShown({ type: 'success', text: { plain: t('deliveries.resendAll.done', { total }) } }));
    onClose();
  };
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setWrong(false);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('deliveries.resendAll.title')}
      onClose={onClose}
      confirm={{ text: t('deliveries.resend.action'), onConfirm: confirm }}
    >
      <div className={styles.detail}>
        <p>{t('deliveries.resendAll.text')}</p>
        <FormField label={t('settings.tab.webhooks')}>
          <Select
            value={webhook}
            options={[
              { value: '', label: t('deliveries.filter.webhook') },
              ...webhooks.map(({ id, url }) => ({ value: id, label: url })),
            ]}
            onValueChange={setWebhook}
          />
        </FormField>
        <TimeField label={t('deliveries.resendAll.from')} value={from} onChange={change(setFrom)} />
        <TimeField
          label={t('deliveries.resendAll.to')}
          value={to}
          error={isWrong && t('deliveries.resendAll.range')}
          onChange={change(setTo)}
        />
      </div>
    </Dialog>
  );
}
