import { GrowingTable, isId, useAddressFilters, useEmptyList, useOpenRow } from '@tracking-console/app-kit/later';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import styles from './history.module.css';
import { historyFilters, type Tab } from './historyAddress.ts';
import { useListNoticesInfiniteQuery } from './historyQueries.ts';
import { NoticeDrawer } from './NoticeDrawer.tsx';
import { ResendFailedButton } from './ResendFailedButton.tsx';
import { NoticeSummary, useNoticeColumns } from './useNoticeColumns.tsx';

export function Notices({ tab }: { tab: Tab }) {
  const t = useText();
  const { address, given, isNarrowed, filter, clear } = useAddressFilters(historyFilters);
  const list = useListNoticesInfiniteQuery({ filter: given, tab });
  const open = useOpenRow('notice', isId);
  const columns = useNoticeColumns();
  const failed = t('history.failed');
  const empty = useEmptyList({
    failed: list.isError && { title: failed },
    refetch: list.refetch,
    noMatch: isNarrowed && { title: t('history.noMatch'), onClear: clear },
    nothing: {
      kind: 'nothing',
      title: t('lists.notificationHistory.empty'),
      text: t('lists.notificationHistory.hint'),
    },
  });
  return (
    <Stack>
      <div className={styles.bar}>
        <HistoryFilters address={address} onFilter={filter} onClear={clear} />
        <div className={styles.actions}>
          <ResendFailedButton filter={given} tab={tab} />
          <ExportButton filter={given} tab={tab} />
        </div>
      </div>
      <GrowingTable
        query={list}
        note={t('lists.notificationHistory.hint')}
        failed={failed}
        label={t('menu.notificationHistory')}
        columns={columns}
        rows={list.currentData?.pages.flatMap(({ Notices: notices }) => notices) ?? []}
        {...open.rows(({ NoticeId }: NoticeRow) => NoticeId)}
        rowLabel={({ TrackNo, RuleName }) => TrackNo || RuleName}
        summary={(row) => <NoticeSummary row={row} />}
        empty={empty}
      />
      <NoticeDrawer id={open.key} onClose={open.close} />
    </Stack>
  );
}
