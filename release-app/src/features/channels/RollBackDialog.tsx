import type { RollBack } from '@tracking-console/contract/releases/releases';
import { toastShown } from '@tracking-console/platform';
import { FormField } from '@tracking-console/ui';
import { Dialog, Select, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { isReason, ReasonField } from '../../components/ReasonField.tsx';
import { usePlanRollBackQuery, useRollBackMutation } from '../../model/channelQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';
import type { ChannelDialogProps } from './channelDialog.ts';
import { useSeenChannel } from './useSeenChannel.ts';
import { WayBack } from './WayBack.tsx';

const WHOLE = 'whole';

/** Rolls back everything or one module to what was stable before. */
export function RollBackDialog({ channel, modules, onClose }: ChannelDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { seen, refused } = useSeenChannel(channel);
  const [rollBack, { error }] = useRollBackMutation();
  const [what, setWhat] = useState(WHOLE);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const title = t(`channel.${channel.name}`);
  const module = what === WHOLE ? {} : { module: what };
  const plan = usePlanRollBackQuery({ channel: seen.name, etag: seen.etag, ...module });

  const submit = async () => {
    if (!isReason(reason)) return setMissing(true);
    const body: RollBack = { reason: reason.trim(), ...module };
    const answer = await rollBack({ channel: seen.name, etag: seen.etag, body });
    if (answer.error) return refused(answer.error);
    dispatch(toastShown({ type: 'success', text: { plain: t('rollback.done', { channel: title }) } }));
    onClose();
  };
  const options = [
    { value: WHOLE, label: t('rollback.whole') },
    ...Object.keys(modules).map((name) => ({ value: name, label: moduleTitle(name) })),
  ];
  return (
    <Dialog
      open
      title={t('rollback.title', { channel: title })}
      onClose={onClose}
      confirm={{ text: t('rollback.action'), danger: true, disabled: plan.isError, onConfirm: submit }}
    >
      <Stack>
        <ProblemBanner problem={problemIn(error)} />
        <p>{t(what === WHOLE ? 'rollback.text' : 'rollback.textModule')}</p>
        <FormField label={t('rollback.what')}>
          <Select options={options} value={what} onValueChange={setWhat} />
        </FormField>
        <WayBack query={{ ...plan, data: plan.currentData }} />
        <ReasonField value={reason} onChange={setReason} missing={missing} />
      </Stack>
    </Dialog>
  );
}
