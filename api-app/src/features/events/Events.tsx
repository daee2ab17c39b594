import { GrowingTable, useAddressFilters, useEmptyList } from '@tracking-console/app-kit/later';
import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { moveByArrows } from '../../components/moveByArrows.ts';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { EventFilters } from './EventFilters.tsx';
import { eventFilters } from './eventAddress.ts';
import { EventSummary, useEventColumns } from './eventColumns.tsx';
import { useListEventsInfiniteQuery } from './eventQueries.ts';
import styles from './events.module.css';
import { SendDialog } from './SendDialog.tsx';

/** What happened to shipments, newest first, and which webhooks received it. */
export function Events() {
  const t = useText();
  const nothingYet = useNothingYet();
  const { address, given, isNarrowed, filter, clear } = useAddressFilters(eventFilters);
  const list = useListEventsInfiniteQuery(given);
  const [sending, setSending] = useState<EventRow>();
  const columns = useEventColumns(setSending);
  const kept = t('events.kept', { days: DELIVERY_DAYS });
  const failed = t('events.failed');
  const empty = useEmptyList({
    failed: list.isError && { title: failed },
    refetch: list.refetch,
    noMatch: isNarrowed && { title: t('events.noMatch'), text: kept, onClear: clear },
    nothing: nothingYet({ title: t('events.empty.title'), text: t('events.empty.text', { days: DELIVERY_DAYS }) }),
  });
  return (
    <div className={styles.events}>
      <Stack>
        <EventFilters address={address} onFilter={filter} onClear={clear} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
        <div onKeyDown={(event) => moveByArrows(event)}>
          <GrowingTable
            query={list}
            note={kept}
            failed={failed}
            label={t('settings.tab.events')}
            columns={columns}
            rows={list.currentData?.pages.flatMap(({ events }) => events) ?? []}
            rowKey={({ id }) => id}
            rowLabel={({ number }) => number}
            summary={(row) => <EventSummary row={row} />}
            empty={empty}
          />
        </div>
      </Stack>
      {sending && <SendDialog event={sending} onClose={() => setSending(undefined)} />}
    </div>
  );
}
