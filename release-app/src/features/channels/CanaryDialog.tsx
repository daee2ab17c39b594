import { Loading } from '@tracking-console/ui';
import { Dialog, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { isReason, ReasonField } from '../../components/ReasonField.tsx';
import { ReleaseChanges } from '../../components/ReleaseChanges.tsx';
import { ReleaseSelect } from '../../components/ReleaseSelect.tsx';
import { useText } from '../../useText.ts';
import type { ChannelDialogProps } from './channelDialog.ts';
import { PercentField, readPercent } from './PercentField.tsx';
import { useChangeOf } from './useChangeOf.ts';

const FIRST = '5';

/** Gives a part of the customers another release; they keep it while the part grows. */
export function CanaryDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useText();
  const { seen, send, running, problem, forget } = useChangeOf(channel, onClose);
  const [release, setRelease] = useState(channel.canary ?? '');
  const [typed, setTyped] = useState(channel.canary ? String(channel.percent) : FIRST);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const percent = readPercent(typed);

  const choose = (id: string) => {
    setRelease(id);
    forget();
  };
  const submit = () => {
    if (!isReason(reason) || percent === null) return setMissing(true);
    return send({ canary: { release, percent }, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      title={t('canary.title', { channel: t(`channel.${channel.name}`) })}
      onClose={onClose}
      confirm={{
        text: t(channel.canary ? 'canary.change' : 'canary.begin'),
        disabled: release === '' || release === seen.stable,
        onConfirm: submit,
      }}
    >
      <Stack>
        <ProblemBanner problem={problem} />
        <ReleaseSelect label={t('canary.release')} value={release} onChange={choose} />
        {release !== '' && <ReleaseChanges from={seen.stable} to={release} />}
        <PercentField value={typed} onChange={setTyped} />
        <ReasonField value={reason} onChange={setReason} missing={missing} />
        {running && <Loading size="sm" tip={t('promote.checking')} />}
      </Stack>
    </Dialog>
  );
}
