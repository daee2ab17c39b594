import { Loading } from '@tracking-console/ui';
import { Checkbox, Dialog, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { isReason, ReasonField } from '../../components/ReasonField.tsx';
import { ReleaseChanges } from '../../components/ReleaseChanges.tsx';
import { ReleaseSelect } from '../../components/ReleaseSelect.tsx';
import { useText } from '../../useText.ts';
import type { ChannelDialogProps } from './channelDialog.ts';
import { useChangeOf } from './useChangeOf.ts';

/** A release becomes stable once its checks have passed, or once a second person approves it. */
export function PromoteDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useText();
  const { seen, send, running, problem, forget } = useChangeOf(channel, onClose);
  const [release, setRelease] = useState(channel.canary ?? '');
  const [reason, setReason] = useState('');
  const [breakGlass, setBreakGlass] = useState(false);
  const [missing, setMissing] = useState(false);
  const refused = problem?.type === 'checksFailed';

  const choose = (id: string) => {
    setRelease(id);
    setBreakGlass(false);
    forget();
  };
  const submit = () => {
    if (!isReason(reason)) return setMissing(true);
    return send({ stable: release, reason: reason.trim(), ...(breakGlass && { breakGlass }) });
  };
  return (
    <Dialog
      open
      title={t('promote.named', { channel: t(`channel.${channel.name}`) })}
      onClose={onClose}
      confirm={{
        text: t(breakGlass ? 'breakGlass.confirm' : 'promote.action'),
        danger: breakGlass,
        disabled: release === '' || release === seen.stable,
        onConfirm: submit,
      }}
    >
      <Stack>
        <ProblemBanner problem={problem} />
        <ReleaseSelect label={t('promote.release')} value={release} onChange={choose} />
        {release !== '' && <ReleaseChanges from={seen.stable} to={release} />}
        <ReasonField value={reason} onChange={setReason} missing={missing} />
        {(refused || breakGlass) && (
          <Checkbox checked={breakGlass} onChange={(event) => setBreakGlass(event.target.checked)}>
            {t('breakGlass.label')}
          </Checkbox>
        )}
        {running && !breakGlass && <Loading size="sm" tip={t('promote.checking')} />}
      </Stack>
    </Dialog>
  );
}
