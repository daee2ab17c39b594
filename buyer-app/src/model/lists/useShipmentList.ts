import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetShipmentsQuery } from '../shipments/shipmentsApi.ts';
import { listLeft, listShown } from '../shipments/shipmentsSlice.ts';
import type { ListQuery } from './listQuery.ts';
import { listedIds } from './shipmentList.ts';
import { useEndlessRows, useShownList } from './useEndlessRows.ts';
import { useListQuery } from './useListQuery.ts';

/** Rows older than this, in seconds, are shown at once and refetched. */
const A_WHILE = 2;

const NONE: ReadonlySet<string> = new Set();

/** A list page's state: the query from the address, the provider's answer, the customer's selection. */
export function useShipmentList(defaults: ListQuery) {
  const [query, change] = useListQuery(defaults);
  const dispatch = useDispatch();
  const { data, currentData, error, isFetching, refetch } = useGetShipmentsQuery(query, {
    refetchOnMountOrArgChange: A_WHILE,
  });
  const [chosen, setChosen] = useState({ query, ids: NONE, all: false });
  const isCurrent = chosen.query === query;

  useEffect(() => {
    dispatch(listShown(query));
    return () => {
      dispatch(listLeft());
    };
  }, [dispatch, query]);

  const lastPage = currentData ? lastPageOf(query, currentData.total) : query.page;
  const isPastEnd = query.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, change]);

  const endlessIds = data?.ids;
  const select = useCallback(
    (ids: ReadonlySet<string>) => setChosen({ query, ids, all: ids.size > 0 && ids.size === endlessIds?.length }),
    [query, endlessIds],
  );
  const shown = useShownList(query, currentData !== undefined);
  const endless = useEndlessRows(shown, data);

  return {
    query,
    endless,
    /** The query of the visible list, which may be the previous one. */
    shownQuery: shown.query,
    change,
    /** Until a changed query is answered, the list before it stays in sight. */
    list: error && !currentData ? undefined : data,
    isStale: currentData === undefined || isPastEnd,
    isFetching: isFetching || isPastEnd,
    error: currentData ? undefined : error,
    refetch,
    /** Chosen rows; another list begins with none. */
    selected: isCurrent ? chosen.ids : NONE,
    select,
    /** All that match are chosen, on every page; the rows of this page show it. */
    allChosen: isCurrent && chosen.all,
    selectAll: () => setChosen({ query, ids: new Set(data && listedIds(data)), all: true }),
  };
}

export type ShipmentListState = ReturnType<typeof useShipmentList>;

function lastPageOf({ pageSize }: ListQuery, total: number): number {
  return pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize));
}
