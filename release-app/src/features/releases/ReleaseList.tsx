import type { Channel, ReleaseRow } from '@tracking-console/contract/releases';
import { paths } from '@tracking-console/platform';
import { Card, RelativeTime, Tag } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { Awaited } from '../../parts/Awaited.tsx';
import parts from '../../parts/parts.module.css';
import { shortId } from '../../parts/ReleaseName.tsx';
import { useListChannelsQuery } from '../../queries/channelQueries.ts';
import { useListReleasesQuery } from '../../queries/releaseQueries.ts';
import { type Text, useText } from '../../useText.ts';
import { differencesIn } from './differencesIn.ts';
import { placesOf } from './placesOf.ts';
import styles from './releases.module.css';

export function ReleaseList() {
  const t = useText();
  const query = useListReleasesQuery();
  const { data: channels = [] } = useListChannelsQuery();
  const production = channels.find(({ name }) => name === 'production')?.stable;
  return (
    <Awaited query={query}>
      {(releases) => (
        <Card flush>
          <DataTable
            label={t('releases.title')}
            columns={columns(t, channels, releases.find(({ id }) => id === production)?.modules)}
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

const columns = (
  t: Text,
  channels: readonly Channel[],
  production: ReleaseRow['modules'] = {},
): Column<ReleaseRow>[] => [
  {
    key: 'id',
    title: t('column.release'),
    primary: true,
    cell: ({ id }) => <span className={parts.id}>{shortId(id)}</span>,
  },
  {
    key: 'places',
    title: t('column.channels'),
    priority: 1,
    cell: ({ id }) => (
      <span className={styles.places}>
        {placesOf(id, channels, t).map((place) => (
          <Tag key={place}>{place}</Tag>
        ))}
      </span>
    ),
  },
  {
    key: 'differs',
    title: t('column.differs'),
    priority: 1,
    cell: ({ modules }) => differencesIn(modules, production).join(', ') || '–',
  },
  { key: 'author', title: t('column.author'), cell: ({ author }) => author },
  { key: 'time', title: t('column.created'), cell: ({ createTime }) => <RelativeTime iso={createTime} /> },
];
