import { usePolling } from '@tracking-console/app-kit';
import { MorePages, useListFailed, useNoMatch, withParameter } from '@tracking-console/app-kit/later';
import type { ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import { LOG_DAYS } from '@tracking-console/contract/api/logConstants';
import { Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { linkOf, moveByArrows } from '../../components/moveByArrows.ts';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogPane } from './LogPane.tsx';
import { logFilters, readLog } from './logAddress.ts';
import { LogSummary, useLogColumns } from './logColumns.tsx';
import { useListLogsInfiniteQuery } from './logQueries.ts';
import styles from './logs.module.css';
import { RefusedCalls } from './RefusedCalls.tsx';

/** In ms; calls go on while the page is open. */
const REFRESH_MS = 15_000;

/** Calls of the public API, newest first, and the chosen one beside them. */
export function Logs() {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const nothingYet = useNothingYet();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const list = useListLogsInfiniteQuery(logFilters.readAll(address));
  const pages = list.currentData?.pages ?? [];
  const columns = useLogColumns();
  const chosen = readLog(address);
  const split = useRef<HTMLDivElement>(null);
  useFocusBack(split, chosen);
  // After further pages the list stays as it is.
  usePolling(list.refetch, pages.length > 1 ? 0 : REFRESH_MS);
  const rows = pages.flatMap(({ logs }) => logs);
  const addressOf = (id: string) => withParameter(address, 'log', id);
  const close = () => setAddress(addressOf(''), { replace: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) close();
    else moveByArrows(event, (id) => chosen && setAddress(addressOf(id), { replace: true }));
  };
  return (
    <div className={styles.logs}>
      <div className={styles.content} data-open={chosen !== '' || undefined}>
        <div className={styles.whole}>
          <LogFilters
            address={address}
            onFilter={(changes) => setAddress(logFilters.with(address, changes))}
            onClear={() => setAddress(logFilters.without(address))}
          />
          <RefusedCalls counts={pages[0]?.refused} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
        <div ref={split} className={styles.split} data-open={chosen !== '' || undefined} onKeyDown={onKeyDown}>
          <div className={styles.whole}>
            <Card
              flush
              footer={
                rows.length > 0 && (
                  <MorePages
                    note={t('logs.kept', { days: LOG_DAYS })}
                    hasMore={list.hasNextPage}
                    loading={list.isFetchingNextPage}
                    failed={list.isError && t('logs.failed')}
                    onMore={list.fetchNextPage}
                  />
                )
              }
            >
              <DataTable
                label={t('settings.tab.logs')}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowLabel={({ endpoint }) => endpoint}
                summary={(row) => <LogSummary row={row} />}
                loading={!list.isError && list.currentData === undefined}
                empty={emptyState()}
                onRowOpen={({ id }) => setAddress(addressOf(id))}
                rowHref={({ id }: ApiLogRow) => `${pathname}?${addressOf(id)}`}
                activeKey={chosen}
                density="compact"
              />
            </Card>
          </div>
          {chosen && <LogPane key={chosen} id={chosen} onClose={close} />}
        </div>
      </div>
    </div>
  );

  function emptyState(): EmptyStateProps {
    if (list.isError) return listFailed(t('logs.failed'), list.refetch);
    if (logFilters.isFiltered(address))
      return noMatch(
        t('logs.noMatch'),
        () => setAddress(logFilters.without(address)),
        t('logs.kept', { days: LOG_DAYS }),
      );
    return nothingYet({ title: t('logs.empty.title'), text: t('logs.empty.text', { days: LOG_DAYS }) });
  }
}

/** When a call is closed, the focus goes back to its row. */
function useFocusBack(split: { current: HTMLElement | null }, chosen: string) {
  const last = useRef(chosen);
  useEffect(() => {
    const closed = last.current;
    last.current = chosen;
    const row = chosen ? null : split.current?.querySelector(`tr[data-key="${closed}"]`);
    if (row && document.activeElement === document.body) linkOf(row)?.focus();
  }, [split, chosen]);
}
