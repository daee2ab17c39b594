import type { ChangeChannel, Channel } from '@tracking-console/contract/releases/releases';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useChangeChannelMutation } from '../../model/channelQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';
import { useSeenChannel } from './useSeenChannel.ts';

/** Changes one channel: sends the dialog's request and shows a toast when it is done. */
export function useChangeOf(channel: Channel, onDone: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const { seen, refused } = useSeenChannel(channel);
  const [change, { error, isLoading, reset }] = useChangeChannelMutation();
  const send = async (body: ChangeChannel) => {
    const answer = await change({ channel: seen.name, etag: seen.etag, body });
    if (answer.error) return refused(answer.error);
    const key = 'requestedBy' in answer.data ? 'approval.requested' : 'channel.changed';
    dispatch(toastShown({ type: 'success', text: { plain: t(key, { channel: t(`channel.${seen.name}`) }) } }));
    onDone();
  };
  return { seen, send, running: isLoading, problem: problemIn(error), forget: reset };
}
