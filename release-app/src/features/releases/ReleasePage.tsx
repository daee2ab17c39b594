import type { ReleaseDetail } from '@tracking-console/contract/releases/releases';
import { Card, KeyValueList, TextArea } from '@tracking-console/ui';
import { DateTime, Stack } from '@tracking-console/ui/later';
import { Awaited } from '../../components/Awaited.tsx';
import { ChannelTags } from '../../components/ChannelTags.tsx';
import { ReleaseIdentifier } from '../../components/ReleaseIdentifier.tsx';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { useReadReleaseQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';
import { ChecksCard } from './ChecksCard.tsx';
import { ModulesCard } from './ModulesCard.tsx';
import styles from './releases.module.css';

/** All there is to know of one release. */
export function ReleasePage({ id }: { id: string }) {
  const query = useReadReleaseQuery(id);
  return (
    <Awaited query={query} kind="detail">
      {(release) => (
        <Stack>
          <Facts release={release} />
          <ChecksCard id={id} report={release.checks} />
          <ModulesCard release={release} />
          <MapCard release={release} />
        </Stack>
      )}
    </Awaited>
  );
}

function Facts({ release: { id, author, createTime } }: { release: ReleaseDetail }) {
  const t = useText();
  const { data: channels = [] } = useListChannelsQuery();
  return (
    <Card title={t('release.facts')}>
      <KeyValueList
        items={[
          { key: 'id', label: t('release.id'), value: <ReleaseIdentifier id={id} whole /> },
          { key: 'places', label: t('column.channels'), value: <ChannelTags id={id} channels={channels} /> },
          { key: 'author', label: t('channel.by'), value: author },
          { key: 'time', label: t('release.created'), value: <DateTime iso={createTime} /> },
        ]}
      />
    </Card>
  );
}

function MapCard({ release: { map } }: { release: ReleaseDetail }) {
  const t = useText();
  return (
    <Card title={t('release.map')}>
      <details className={styles.map}>
        <summary>{t('release.map.show', { count: Object.keys(map.integrity).length })}</summary>
        <TextArea
          readOnly
          rows={20}
          aria-label={t('release.map')}
          value={JSON.stringify(map, null, 2)}
          className={styles.json ?? ''}
        />
      </details>
    </Card>
  );
}
