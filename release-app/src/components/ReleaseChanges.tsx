import type { ModuleChange } from '@tracking-console/contract/releases/releases';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useDiffReleasesQuery } from '../model/releaseQueries.ts';
import { type Text, useText } from '../useText.ts';
import { Awaited } from './Awaited.tsx';
import { moduleTitle } from './moduleTitle.ts';
import { SizeChange } from './SizeChange.tsx';

/** What differs between two releases: the modules, their versions and their sizes. */
export function ReleaseChanges({ from, to }: { from: string; to: string }) {
  const query = useDiffReleasesQuery({ from, to });
  return <Awaited query={query}>{({ changes }) => <ChangeTable changes={changes} />}</Awaited>;
}

export function ChangeTable({ changes }: { changes: readonly ModuleChange[] }) {
  const t = useText();
  return (
    <DataTable
      label={t('diff.label')}
      columns={columns(t)}
      rows={changes}
      rowKey={({ module }) => module}
      density="compact"
      empty={{ kind: 'nothing', title: t('diff.same') }}
    />
  );
}

const columns = (t: Text): Column<ModuleChange>[] => [
  { key: 'module', title: t('column.module'), primary: true, cell: ({ module }) => moduleTitle(module) },
  { key: 'from', title: t('compare.from'), priority: 1, cell: ({ from }) => from ?? t('diff.absent') },
  { key: 'to', title: t('compare.to'), priority: 1, cell: ({ to }) => to ?? t('diff.absent') },
  {
    key: 'size',
    title: t('column.size'),
    align: 'end',
    cell: ({ fromSize, toSize }) => <SizeChange from={fromSize} to={toSize} />,
  },
];
