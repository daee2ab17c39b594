import type { Channel } from '@tracking-console/contract/releases';
import { useState } from 'react';
import { useListChannelsQuery } from '../../queries/channelQueries.ts';
import { problemIn } from '../../queries/releaseBaseQuery.ts';

/**
 * RL-3: the channel as the person saw it when they began. News does not change it under their eyes; when a write turns out
 * to be too late, they see what is there now and decide again.
 */
export function useSeenChannel(channel: Channel) {
  const [seen, setSeen] = useState(channel);
  const { refetch } = useListChannelsQuery();
  /** Of every refusal; those of another kind change nothing. */
  const refused = async (error: object) => {
    if (problemIn(error)?.type !== 'preconditionFailed') return;
    const { data } = await refetch();
    setSeen((before) => data?.find(({ name }) => name === before.name) ?? before);
  };
  return { seen, refused };
}
