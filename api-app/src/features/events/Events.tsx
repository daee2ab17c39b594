import { usePolling } from '@tracking-console/app-kit';
import { MorePages, useListFailed, useNoMatch } from '@tracking-console/app-kit/later';
import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moveByArrows } from '../../components/moveByArrows.ts';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { EventFilters } from './EventFilters.tsx';
import { eventFilters } from './eventAddress.ts';
import { EventSummary, useEventColumns } from './eventColumns.tsx';
import { useListEventsInfiniteQuery } from './eventQueries.ts';
import styles from './events.module.css';
import { SendDialog } from './SendDialog.tsx';

/** In ms; events go on while the page is open. */
const REFRESH_MS = 15_000;

/** What happened to shipments, newest first, and which webhooks received it. */
export function Events() {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const nothingYet = useNothingYet();
  const [address, setAddress] = useSearchParams();
  const list = useListEventsInfiniteQuery(eventFilters.readAll(address));
  const [sending, setSending] = useState<EventRow>();
  const columns = useEventColumns(setSending);
  const pages = list.currentData?.pages ?? [];
  // After further pages the list stays as it is.
  usePolling(list.refetch, pages.length > 1 ? 0 : REFRESH_MS);
  const rows = pages.flatMap(({ events }) => events);
  const clear = () => setAddress(eventFilters.without(address));
  return (
    <div className={styles.events}>
      <Stack>
        <EventFilters
          address={address}
          onFilter={(changes) => setAddress(eventFilters.with(address, changes))}
          onClear={clear}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
        <div onKeyDown={(event) => moveByArrows(event)}>
          <Card
            flush
            footer={
              rows.length > 0 && (
                <MorePages
                  note={t('events.kept', { days: DELIVERY_DAYS })}
                  hasMore={list.hasNextPage}
                  loading={list.isFetchingNextPage}
                  failed={list.isError && t('events.failed')}
                  onMore={() => list.fetchNextPage()}
                />
              )
            }
          >
            <DataTable
              label={t('settings.tab.events')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowLabel={({ number }) => number}
              summary={(row) => <EventSummary row={row} />}
              loading={!list.isError && list.currentData === undefined}
              empty={emptyState()}
              density="compact"
            />
          </Card>
        </div>
      </Stack>
      {sending && <SendDialog event={sending} onClose={() => setSending(undefined)} />}
    </div>
  );

  function emptyState(): EmptyStateProps {
    if (list.isError) return listFailed(t('events.failed'), list.refetch);
    if (eventFilters.isFiltered(address))
      return noMatch(t('events.noMatch'), clear, t('events.kept', { days: DELIVERY_DAYS }));
    return nothingYet({ title: t('events.empty.title'), text: t('events.empty.text', { days: DELIVERY_DAYS }) });
  }
}
