import { Card, Tag } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { Awaited } from '../../components/Awaited.tsx';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { useListReleasesQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';
import { type MatrixRow, matrixRows } from './matrixRows.ts';

/** Modules × channels; a version that differs from production's is marked in text as well. */
export function Matrix() {
  const t = useText();
  const query = useListChannelsQuery();
  const releases = useListReleasesQuery();
  const columns = (query.data ?? []).toReversed().map(({ name }) => ({
    key: name,
    title: t(`channel.${name}`),
    priority: 1 as const,
    cell: ({ cells }: MatrixRow) => {
      const cell = cells[name];
      if (!cell) return '–';
      return (
        <>
          {cell.version ?? t('diff.absent')} {cell.differs && <Tag>{t('matrix.differs')}</Tag>}
        </>
      );
    },
  }));
  return (
    <Awaited query={query}>
      {(channels) => (
        <Card flush>
          <DataTable
            label={t('menu.release.matrix')}
            columns={[
              {
                key: 'module',
                title: t('column.module'),
                primary: true,
                cell: ({ module }: MatrixRow) => moduleTitle(module),
              },
              ...columns,
            ]}
            rows={matrixRows(channels, releases.data ?? [])}
            rowKey={({ module }) => module}
            loading={releases.isLoading}
            empty={{ kind: 'nothing', title: t('channel.none') }}
          />
        </Card>
      )}
    </Awaited>
  );
}
