import { useLanguage } from '@tracking-console/app-kit';
import { graceText } from '@tracking-console/app-kit/later';
import { SECRET_GRACE_NAMES, type SecretGrace } from '@tracking-console/contract/api/webhookConstants';
import { Banner, FormField } from '@tracking-console/ui';
import { Checkbox, Dialog, Select, Stack, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { type ApiKey, useRollKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { keyMark } from './keyMark.ts';

interface RollKeyDialogProps {
  apiKey: ApiKey;
  /** The new value, which is shown only once. */
  onRolled: (key: string) => void;
  onClose: () => void;
}

/** A new value for a key; the old one stays valid for a while. */
export function RollKeyDialog({ apiKey, onRolled, onClose }: RollKeyDialogProps) {
  const t = useText();
  const language = useLanguage();
  const timeText = useTimeFormat();
  const [rollKey] = useRollKeyMutation();
  const [keep, setKeep] = useState<SecretGrace>('24h');
  const [signing, setSigning] = useState(false);
  const { id, name, previous } = apiKey;
  const confirm = async () => {
    const { data: rolled } = await rollKey({ id, keep, ...(signing && { signing }) });
    if (rolled) onRolled(rolled);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('keys.roll.title')}
      onClose={onClose}
      confirm={{ text: t('keys.roll.action'), onConfirm: confirm }}
    >
      <Stack>
        <p>{t('keys.roll.text', { name, mark: keyMark(apiKey) })}</p>
        {previous && (
          <Banner
            kind="warning"
            text={t('keys.roll.again', { last4: previous.last4, date: timeText(previous.until) })}
          />
        )}
        <FormField label={t('keys.roll.keep')} hint={t('keys.roll.hint')}>
          <Select
            value={keep}
            options={SECRET_GRACE_NAMES.map((value) => ({
              value,
              label: value === 'now' ? t('keys.overlap.none') : graceText(value, language),
            }))}
            onValueChange={(value) => setKeep(SECRET_GRACE_NAMES.find((grace) => grace === value) ?? '24h')}
          />
        </FormField>
        {!apiKey.signing && (
          <Checkbox checked={signing} onChange={(event) => setSigning(event.target.checked)}>
            {t('keys.signing.choose')}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
