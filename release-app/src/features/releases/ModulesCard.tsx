import type { ReleaseDetail } from '@tracking-console/contract/releases/releases';
import { paths } from '@tracking-console/platform';
import { Card, LinkButton } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { moduleTitle } from '../../components/moduleTitle.ts';
import parts from '../../components/parts.module.css';
import { useText } from '../../useText.ts';

export function ModulesCard({ release: { id, modules, map } }: { release: ReleaseDetail }) {
  const t = useText();
  const rows = Object.entries(modules).map(([name, version]) => ({ name, version, url: map.imports[name] }));
  return (
    <Card
      flush
      title={t('column.modules')}
      actions={
        <LinkButton size="sm" href={paths.release.compare({ to: id })}>
          {t('release.compare')}
        </LinkButton>
      }
    >
      <DataTable
        label={t('column.modules')}
        columns={[
          { key: 'name', title: t('column.module'), primary: true, cell: ({ name }) => moduleTitle(name) },
          { key: 'version', title: t('column.version'), priority: 1, cell: ({ version }) => version },
          {
            key: 'url',
            title: t('column.address'),
            priority: 3,
            cell: ({ url }) => url && <code className={parts.code}>{url}</code>,
          },
        ]}
        rows={rows.sort((a, b) => a.name.localeCompare(b.name))}
        rowKey={({ name }) => name}
        density="compact"
        empty={{ kind: 'nothing', title: t('release.noModules') }}
      />
    </Card>
  );
}
