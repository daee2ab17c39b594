import { usePolling } from '@tracking-console/app-kit';
import type { Channel, ReleaseRow } from '@tracking-console/contract/releases/releases';
import { EmptyState } from '@tracking-console/ui';
import { Awaited } from '../../components/Awaited.tsx';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { useListReleasesQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';
import { ChannelCard } from './ChannelCard.tsx';
import styles from './channels.module.css';

const REFRESH_MS = 15_000;

/** The release of every channel, production first because people come to see it. */
export function ChannelList() {
  const t = useText();
  const query = useListChannelsQuery();
  usePolling(query.refetch, REFRESH_MS);
  const { data: releases = [] } = useListReleasesQuery();
  return (
    <Awaited query={query} kind="tiles">
      {(channels) =>
        channels.length === 0 ? (
          <EmptyState kind="nothing" title={t('channel.none')} />
        ) : (
          <div className={styles.channels}>
            {channels.toReversed().map((channel) => (
              <ChannelCard key={channel.name} channel={channel} modules={modulesOf(channel, releases)} />
            ))}
          </div>
        )
      }
    </Awaited>
  );
}

const modulesOf = ({ stable }: Channel, releases: readonly ReleaseRow[]) =>
  releases.find(({ id }) => id === stable)?.modules ?? {};
