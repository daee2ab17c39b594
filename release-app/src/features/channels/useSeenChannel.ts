import type { Channel } from '@tracking-console/contract/releases/releases';
import { useState } from 'react';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';

/**
 * The channel as it was when the dialog opened. Updates do not change it meanwhile; after a conflict it shows the
 * current state for another decision.
 */
export function useSeenChannel(channel: Channel) {
  const [seen, setSeen] = useState(channel);
  const { refetch } = useListChannelsQuery();
  /** To be called with every refusal; only a failed precondition has an effect. */
  const refused = async (error: object) => {
    if (problemIn(error)?.type !== 'preconditionFailed') return;
    const { data } = await refetch();
    setSeen((before) => data?.find(({ name }) => name === before.name) ?? before);
  };
  return { seen, refused };
}
