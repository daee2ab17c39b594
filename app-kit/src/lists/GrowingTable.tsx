import { Card } from '@tracking-console/ui';
import { DataTable, type DataTableProps } from '@tracking-console/ui/later';
import { usePolling } from '../pages/usePolling.ts';
import { MorePages } from './MorePages.tsx';

/** In ms; rows are added while the page is open. */
const REFRESH_MS = 15_000;

/** As much of an infinite query as its table reads. */
interface GrowingQuery {
  currentData?: { pages: readonly unknown[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface GrowingTableProps<Row> extends DataTableProps<Row> {
  query: GrowingQuery;
  /** How long rows are kept. */
  note: string;
  /** Why there are no further rows, where their fetch failed. */
  failed: string;
}

/** A list, newest first, whose older rows are added below on request. */
export function GrowingTable<Row>({ query, note, failed, ...table }: GrowingTableProps<Row>) {
  const { currentData, isError, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = query;
  // After further pages the list stays as it is.
  usePolling(refetch, (currentData?.pages.length ?? 0) > 1 ? 0 : REFRESH_MS);
  const more = (
    <MorePages
      note={note}
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      failed={isError && failed}
      onMore={fetchNextPage}
    />
  );
  return (
    <Card flush footer={table.rows.length > 0 && more}>
      <DataTable {...table} loading={!isError && currentData === undefined} density="compact" />
    </Card>
  );
}
