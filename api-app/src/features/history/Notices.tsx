import { usePolling } from '@tracking-console/app-kit';
import { MorePages, useListFailed, useNoMatch, withParameter } from '@tracking-console/app-kit/later';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable, Stack } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../useText.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import styles from './history.module.css';
import { historyFilters, readNotice, type Tab } from './historyAddress.ts';
import { useListNoticesInfiniteQuery } from './historyQueries.ts';
import { NoticeDrawer } from './NoticeDrawer.tsx';
import { ResendFailedButton } from './ResendFailedButton.tsx';
import { NoticeSummary, useNoticeColumns } from './useNoticeColumns.tsx';

/** In ms; messages go on while the page is open. */
const REFRESH_MS = 15_000;

export function Notices({ tab }: { tab: Tab }) {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const filter = historyFilters.readAll(address);
  const list = useListNoticesInfiniteQuery({ filter, tab });
  const columns = useNoticeColumns();
  const pages = list.currentData?.pages ?? [];
  // After further pages the list stays as it is.
  usePolling(list.refetch, pages.length > 1 ? 0 : REFRESH_MS);
  const rows = pages.flatMap(({ Notices: notices }) => notices);
  const addressOf = ({ NoticeId }: NoticeRow) => withParameter(address, 'notice', NoticeId);
  const clear = () => setAddress(historyFilters.without(address));
  return (
    <Stack>
      <div className={styles.bar}>
        <HistoryFilters
          address={address}
          onFilter={(changes) => setAddress(historyFilters.with(address, changes))}
          onClear={clear}
        />
        <div className={styles.actions}>
          <ResendFailedButton filter={filter} tab={tab} />
          <ExportButton filter={filter} tab={tab} />
        </div>
      </div>
      <Card
        flush
        footer={
          rows.length > 0 && (
            <MorePages
              note={t('lists.notificationHistory.hint')}
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isError && t('history.failed')}
              onMore={() => list.fetchNextPage()}
            />
          )
        }
      >
        <DataTable
          label={t('menu.notificationHistory')}
          columns={columns}
          rows={rows}
          rowKey={({ NoticeId }) => NoticeId}
          rowLabel={({ TrackNo, RuleName }) => TrackNo || RuleName}
          summary={(row) => <NoticeSummary row={row} />}
          loading={!list.isError && list.currentData === undefined}
          empty={emptyState()}
          onRowOpen={(row) => setAddress(addressOf(row))}
          rowHref={(row) => `${pathname}?${addressOf(row)}`}
          activeKey={readNotice(address)}
          density="compact"
        />
      </Card>
      <NoticeDrawer
        id={readNotice(address)}
        onClose={() => setAddress(withParameter(address, 'notice', ''), { replace: true })}
      />
    </Stack>
  );

  function emptyState(): EmptyStateProps {
    if (list.isError) return listFailed(t('history.failed'), list.refetch);
    if (historyFilters.isFiltered(address)) return noMatch(t('history.noMatch'), clear);
    return {
      kind: 'nothing',
      title: t('lists.notificationHistory.empty'),
      text: t('lists.notificationHistory.hint'),
    };
  }
}
