import type { Channel, ReleaseRow } from '@tracking-console/contract/releases/releases';
import { paths } from '@tracking-console/platform';
import { Card, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { Awaited } from '../../components/Awaited.tsx';
import { ChannelTags } from '../../components/ChannelTags.tsx';
import { ReleaseIdentifier } from '../../components/ReleaseIdentifier.tsx';
import { useReleaseName } from '../../components/useReleaseName.ts';
import { differencesIn } from '../../components/versionsIn.ts';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { useListReleasesQuery } from '../../model/releaseQueries.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './releases.module.css';

export function ReleaseList() {
  const t = useText();
  const query = useListReleasesQuery();
  const { data: channels = [] } = useListChannelsQuery();
  const nameOf = useReleaseName();
  const production = channels.find(({ name }) => name === 'production')?.stable;
  return (
    <Awaited query={query}>
      {(releases) => (
        <Card flush>
          <DataTable
            label={t('menu.release.releases')}
            columns={columns({
              t,
              nameOf,
              channels,
              production: releases.find(({ id }) => id === production)?.modules ?? {},
            })}
            rows={releases}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.release.release(id)}
            summary={({ author, createTime }) => (
              <>
                {author} · <RelativeTime iso={createTime} />
              </>
            )}
            empty={{ kind: 'nothing', title: t('releases.none') }}
          />
        </Card>
      )}
    </Awaited>
  );
}

interface Given {
  t: Text;
  nameOf: (release: ReleaseRow) => string;
  channels: readonly Channel[];
  /** Module → version. */
  production: ReleaseRow['modules'];
}

const columns = ({ t, nameOf, channels, production }: Given): Column<ReleaseRow>[] => [
  {
    key: 'id',
    title: t('column.release'),
    primary: true,
    cell: nameOf,
    aside: ({ id }) => <ReleaseIdentifier id={id} />,
  },
  {
    key: 'places',
    title: t('column.channels'),
    priority: 1,
    cell: ({ id }) => <ChannelTags id={id} channels={channels} />,
  },
  {
    key: 'differs',
    title: t('column.differs'),
    priority: 2,
    cell: ({ modules }) => <span className={styles.differences}>{differencesIn(modules, production) || '–'}</span>,
  },
  { key: 'author', title: t('channel.by'), priority: 3, cell: ({ author }) => author },
  {
    key: 'time',
    title: t('release.created'),
    priority: 3,
    cell: ({ createTime }) => <RelativeTime iso={createTime} />,
  },
];
