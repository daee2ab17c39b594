import { useLanguage } from '@tracking-console/app-kit';
import { MorePages, useEmptyList } from '@tracking-console/app-kit/later';
import { Button, Card } from '@tracking-console/ui';
import { DataTable, DateTime, icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { type AuditEntry, useListAuditInfiniteQuery } from '../../model/keyQueries.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useSearch } from '../../model/useSearch.ts';
import { useText } from '../../useText.ts';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './audit.module.css';
import { auditFilters, toListAudit } from './auditAddress.ts';
import { auditColumns } from './auditColumns.tsx';

/** Everything that was done to the account. */
export function AuditCard() {
  const t = useText();
  const language = useLanguage();
  const [search, setSearch] = useSearch();
  const filter = auditFilters.readAll(search);
  const wanted = toListAudit(filter);
  const list = useListAuditInfiniteQuery(wanted);
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  const saveFile = useSaveFile();
  const [exporting, setExporting] = useState(false);
  const clear = () => setSearch(auditFilters.without(search));
  const empty = useEmptyList({
    failed: list.isError && { title: t('security.failed') },
    refetch: list.refetch,
    noMatch: auditFilters.isFiltered(search) && { title: t('audit.noMatch'), onClear: clear },
    nothing: { kind: 'nothing', title: t('audit.empty') },
  });
  const save = async () => {
    setExporting(true);
    await saveFile(FILES.audit(wanted));
    setExporting(false);
  };
  return (
    <Card
      title={t('audit.title')}
      busy={rows === undefined && !list.isError}
      flush
      actions={
        <Button
          size="sm"
          icon={<icons.Download size={15} />}
          loading={exporting}
          disabled={!rows || rows.length === 0}
          onClick={save}
        >
          {t('action.exportCsv')}
        </Button>
      }
      footer={
        rows &&
        rows.length > 0 && (
          <MorePages
            note={t('audit.kept')}
            hasMore={list.hasNextPage}
            loading={list.isFetching}
            failed={list.isError && t('security.failed')}
            onMore={list.fetchNextPage}
          />
        )
      }
    >
      <div className={styles.filters}>
        <AuditFilters
          filter={filter}
          isFiltered={auditFilters.isFiltered(search)}
          onFilter={(changes) => setSearch(auditFilters.with(search, changes))}
          onClear={clear}
        />
      </div>
      <DataTable
        label={t('audit.title')}
        columns={auditColumns(t, language)}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ kind }) => t(`audit.kind.${kind}`)}
        summary={({ time, ip }: AuditEntry) => (
          <>
            <DateTime iso={time} /> · {ip}
          </>
        )}
        loading={rows === undefined && !list.isError}
        density="compact"
        empty={empty}
      />
    </Card>
  );
}
