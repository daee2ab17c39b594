import { Dialog, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { isReason, ReasonField } from '../../components/ReasonField.tsx';
import { useText } from '../../useText.ts';
import type { ChannelDialogProps } from './channelDialog.ts';
import { useChangeOf } from './useChangeOf.ts';

/** All customers get the stable release again. */
export function EndCanaryDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useText();
  const { send, problem } = useChangeOf(channel, onClose);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (!isReason(reason)) return setMissing(true);
    return send({ canary: null, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('canary.end.title', { channel: t(`channel.${channel.name}`) })}
      onClose={onClose}
      confirm={{ text: t('canary.end.action'), onConfirm: submit }}
    >
      <Stack>
        <ProblemBanner problem={problem} />
        <p>{t('canary.end.text')}</p>
        <ReasonField value={reason} onChange={setReason} missing={missing} />
      </Stack>
    </Dialog>
  );
}
