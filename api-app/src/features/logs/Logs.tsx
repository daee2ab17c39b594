import { GrowingTable, isId, useAddressFilters, useEmptyList, useOpenRow } from '@tracking-console/app-kit/later';
import type { ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import { LOG_DAYS } from '@tracking-console/contract/api/logConstants';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { linkOf, moveByArrows } from '../../components/moveByArrows.ts';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogPane } from './LogPane.tsx';
import { logFilters } from './logAddress.ts';
import { LogSummary, useLogColumns } from './logColumns.tsx';
import { useListLogsInfiniteQuery } from './logQueries.ts';
import styles from './logs.module.css';
import { RefusedCalls } from './RefusedCalls.tsx';

/** Calls of the public API, newest first, and the chosen one beside them. */
export function Logs() {
  const t = useText();
  const nothingYet = useNothingYet();
  const { address, given, isNarrowed, filter, clear } = useAddressFilters(logFilters);
  const list = useListLogsInfiniteQuery(given);
  const open = useOpenRow('log', isId);
  const columns = useLogColumns();
  const split = useRef<HTMLDivElement>(null);
  useFocusBack(split, open.key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open.key) open.close();
    else moveByArrows(event, (id) => open.key && open.open(id, { replace: true }));
  };
  const kept = t('logs.kept', { days: LOG_DAYS });
  const failed = t('logs.failed');
  const empty = useEmptyList({
    failed: list.isError && { title: failed },
    refetch: list.refetch,
    noMatch: isNarrowed && { title: t('logs.noMatch'), text: kept, onClear: clear },
    nothing: nothingYet({ title: t('logs.empty.title'), text: t('logs.empty.text', { days: LOG_DAYS }) }),
  });
  return (
    <div className={styles.logs}>
      <div className={styles.content} data-open={open.key !== '' || undefined}>
        <div className={styles.whole}>
          <LogFilters address={address} onFilter={filter} onClear={clear} />
          <RefusedCalls counts={list.currentData?.pages[0]?.refused} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
        <div ref={split} className={styles.split} data-open={open.key !== '' || undefined} onKeyDown={onKeyDown}>
          <div className={styles.whole}>
            <GrowingTable
              query={list}
              note={kept}
              failed={failed}
              label={t('settings.tab.logs')}
              columns={columns}
              rows={list.currentData?.pages.flatMap(({ logs }) => logs) ?? []}
              {...open.rows(({ id }: ApiLogRow) => id)}
              rowLabel={({ endpoint }) => endpoint}
              summary={(row) => <LogSummary row={row} />}
              empty={empty}
            />
          </div>
          {open.key && <LogPane key={open.key} id={open.key} onClose={open.close} />}
        </div>
      </div>
    </div>
  );
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
