import { isListFailed, isListLoading, useListFailed } from '@tracking-console/app-kit/later';
import { Button, Card } from '@tracking-console/ui';
import { DataTable, icons, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { type ApiKey, useListKeysQuery } from '../../model/keyQueries.ts';
import { useSearch } from '../../model/useSearch.ts';
import { useText } from '../../useText.ts';
import { KeyDialogs, type Open } from './KeyDialogs.tsx';
import { keyColumns } from './keyColumns.tsx';
import { keyMark } from './keyMark.ts';

/** The account's access keys. */
export function KeysCard() {
  const t = useText();
  const listFailed = useListFailed();
  const timeText = useTimeFormat();
  const list = useListKeysQuery();
  const [search, setSearch] = useSearch();
  const [open, setOpen] = useState<Open>();
  // Other pages lead here to create one.
  const shown = open ?? (search.get('create') === '1' ? 'create' : undefined);
  const change = (next: Open | undefined) => {
    setOpen(next);
    if (search.has('create')) setSearch(without(search, 'create'));
  };
  const { keys: rows, limit } = list.currentData ?? { keys: [], limit: 0 };
  const active = rows.filter(({ status }) => status === 'Active').length;
  const isFull = active >= limit;
  const create = (
    <Button
      kind={active === 0 ? 'primary' : 'default'}
      icon={<icons.Plus size={16} />}
      disabled={isFull}
      onClick={() => change('create')}
    >
      {t(rows.length === 0 ? 'keys.create.first' : 'keys.create.action')}
    </Button>
  );
  return (
    <Card
      title={t('keys.title')}
      actions={rows.length > 0 && create}
      busy={isListLoading(list)}
      flush
      footer={rows.length > 0 && t(isFull ? 'keys.limit.reached' : 'keys.limit.text', { active, limit })}
    >
      <DataTable
        label={t('keys.title')}
        columns={keyColumns(t, (act, key) => change({ act, key }))}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        summary={({ mode, status, lastUsedTime: used, ...key }: ApiKey) =>
          [
            keyMark(key),
            t(`keys.mode.${mode}`),
            t(`keys.status.${status}`),
            used ? t('keys.usedOn', { date: timeText(used) }) : t('keys.unused'),
          ].join(' · ')
        }
        loading={isListLoading(list)}
        density="compact"
        empty={
          isListFailed(list)
            ? listFailed(t('keys.failed.title'), list.refetch)
            : { kind: 'nothing', title: t('keys.empty.title'), text: t('keys.empty.text'), actions: create }
        }
      />
      <KeyDialogs open={shown} onChange={change} />
    </Card>
  );
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  return next;
}
