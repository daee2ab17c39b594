import type { ApiKeyRow } from '@tracking-console/contract/console';
import { Button, Card, icons } from '@tracking-console/ui';
import { DataTable, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useListKeysQuery } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { keyColumns } from './keyColumns.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';

/** The customer's API keys by prefix and last characters; their values are nowhere. */
export function KeysCard({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const timeText = useTimeFormat();
  const { data, isLoading, isError, refetch } = useListKeysQuery();
  const [revoking, setRevoking] = useState<ApiKeyRow>();
  const active = data?.keys.filter(({ status }) => status === 'Active').length ?? 0;
  const full = data !== undefined && active >= data.limit;
  const create = (
    <Button
      kind={active === 0 ? 'primary' : 'default'}
      icon={<icons.Plus size={16} />}
      disabled={full}
      onClick={onCreate}
    >
      {t(active === 0 ? 'keys.create.first' : 'keys.create.action')}
    </Button>
  );
  return (
    <Card
      title={t('keys.title')}
      actions={data && data.keys.length > 0 && create}
      busy={isLoading}
      flush
      footer={
        data &&
        data.keys.length > 0 &&
        t(full ? 'keys.limit.reached' : 'keys.limit.text', { active, limit: data.limit })
      }
    >
      <DataTable
        label={t('keys.title')}
        columns={keyColumns(t, setRevoking)}
        rows={data?.keys ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        summary={({ mode, status, last_used_time: used }) => (
          <>
            {t(`keys.mode.${mode}`)} · {t(`keys.status.${status}`)} ·{' '}
            {used ? t('keys.usedOn', { date: timeText(used) }) : t('keys.unused')}
          </>
        )}
        loading={isLoading}
        density="compact"
        empty={
          isError
            ? {
                kind: 'error',
                title: t('keys.failed.title'),
                actions: <Button onClick={refetch}>{t('action.retry')}</Button>,
              }
            : { kind: 'nothing', title: t('keys.empty.title'), text: t('keys.empty.text'), actions: create }
        }
      />
      <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </Card>
  );
}
