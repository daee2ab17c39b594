import type { Approval } from '@tracking-console/contract/releases/releases';
import { toastShown } from '@tracking-console/platform';
import { Dialog, Stack } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { FindingList } from '../../components/FindingList.tsx';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { ReleaseChanges } from '../../components/ReleaseChanges.tsx';
import { useApproveMutation, useListChannelsQuery } from '../../model/channelQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useReadReleaseQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';

interface ApproveDialogProps {
  approval: Approval;
  onClose: () => void;
}

/** What the second person agrees to: the changes, and what the checks have against them. */
export function ApproveDialog({ approval: { id, channel, change, requestedBy }, onClose }: ApproveDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const release = change.stable ?? change.canary?.release ?? '';
  const stable = useListChannelsQuery().data?.find(({ name }) => name === channel)?.stable;
  const { data: read } = useReadReleaseQuery(release);
  const findings = read?.checks?.findings ?? [];
  const [approve, { error }] = useApproveMutation();
  const confirm = async () => {
    const answer = await approve({ channel, id });
    if (answer.error) return;
    const plain = t('channel.changed', { channel: t(`channel.${channel}`) });
    dispatch(toastShown({ type: 'success', text: { plain } }));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('approval.confirmTitle', { channel: t(`channel.${channel}`) })}
      onClose={onClose}
      confirm={{ text: t('approval.confirm'), danger: true, onConfirm: confirm }}
    >
      <Stack>
        <ProblemBanner problem={problemIn(error)} />
        <p>{t('approval.confirmText', { who: requestedBy, reason: change.reason })}</p>
        {stable && <ReleaseChanges from={stable} to={release} />}
        {read?.checks === null && <p>{t('approval.unchecked')}</p>}
        {findings.length > 0 && <FindingList findings={findings} />}
      </Stack>
    </Dialog>
  );
}
