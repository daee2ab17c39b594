import {
  isListFailed,
  isListLoading,
  type ListQuery,
  useEmptyList,
  usePagination,
} from '@tracking-console/app-kit/later';
import type { EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

interface ListTable<Row> {
  query: ListQuery & { data?: { total: number } | undefined; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  pageSize: number;
  /** false: the list is not filtered. */
  noMatch?: { title: string; onClear: () => void } | false;
  /** Shown where the list has no rows yet. */
  nothing: Omit<EmptyStateProps, 'kind'>;
}

/** What the table of a list shows of its query: one page of rows, or why there are none. */
export function useListTable<Row>({ query, rows = [], pageSize, noMatch = false, nothing }: ListTable<Row>) {
  const t = useText();
  const isFailed = isListFailed(query);
  return {
    rows: isFailed ? [] : rows,
    loading: isListLoading(query),
    pagination: usePagination(query.data?.total, pageSize),
    empty: useEmptyList({
      failed: isFailed && { title: t('security.failed') },
      refetch: query.refetch,
      noMatch,
      nothing: { kind: 'nothing', ...nothing },
    }),
  };
}
