import { useLanguage } from '@tracking-console/app-kit';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { toastShown } from '@tracking-console/platform';
import { FormField, formatNumber } from '@tracking-console/ui';
import { Dialog, Select, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTimeRange } from '../../components/useTimeRange.tsx';
import { useResendDeliveriesMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';

export function ResendFailedDialog({ webhooks, onClose }: { webhooks: readonly WebhookRow[]; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const [resend] = useResendDeliveriesMutation();
  const [webhook, setWebhook] = useState('');
  // The fields have no seconds: what failed in this minute is included.
  const { fields, read } = useTimeRange(Date.now() - DAY, Date.now() + MINUTE);
  const confirm = async () => {
    const range = read();
    if (!range) return;
    const { data } = await resend({ ...range, ...(webhook && { webhook_id: webhook }) });
    if (!data) return;
    const total = formatNumber(data.resent, language);
    dispatch(toastShown({ type: 'success', text: { plain: t('deliveries.resendAll.done', { total }) } }));
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('deliveries.resendAll.title')}
      onClose={onClose}
      confirm={{ text: t('deliveries.resend.action'), onConfirm: confirm }}
    >
      <Stack>
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
        {fields}
      </Stack>
    </Dialog>
  );
}
