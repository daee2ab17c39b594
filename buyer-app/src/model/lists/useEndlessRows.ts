import { useApplication } from '@tracking-console/app-kit';
import type { Endless } from '@tracking-console/ui/later';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { CachedLists } from '../shipments/cachedLists.ts';
import { shipmentsApi } from '../shipments/shipmentsApi.ts';
import type { ListQuery } from './listQuery.ts';
import { type ShipmentList, wantedIds } from './shipmentList.ts';

interface ShownList {
  query: ListQuery;
  /** Of the tab's history. */
  entry: string;
}

/**
 * The visible list: the latest query's once it is loaded. Until then the previous rows keep their places, and typing is
 * not delayed by rendering them again.
 */
export function useShownList(query: ListQuery, isHere: boolean): ShownList {
  const { key, search } = useLocation();
  const { places } = useApplication().platform;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  const entry = useMemo(() => `${places?.entry()}${search} rows`, [places, key, search]); // the server has no places
  const [shown, setShown] = useState<ShownList>({ query, entry });
  if (isHere && (shown.query !== query || shown.entry !== entry)) setShown({ query, entry });
  return shown;
}

/** The pause between calls, however fast the list is scrolled. In ms. */
const CALL_INTERVAL_MS = 80;
/** After a call that failed. */
const RETRY_DELAY_MS = 3_000;
/** Rows fetched with one call. */
const MAX_ROWS_PER_CALL = 100;

type Shown = Parameters<Endless['onShow']>[0];

/**
 * What an endless list needs: the rows in sight are fetched as they come into sight, and again when they may have
 * changed. Undefined for a list of pages.
 */
export function useEndlessRows({ query, entry }: ShownList, list: ShipmentList | undefined) {
  const dispatch = useDispatch<CachedLists['dispatch']>();
  const { platform, visibility } = useApplication();
  const { places } = platform;
  const shown = useRef<Shown>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const present = useRef(list);
  present.current = list;
  const asking = useRef(false);
  const fetchShown = useCallback(async () => {
    timer.current = undefined;
    if (!shown.current || !present.current) return;
    places.write(entry, shown.current.top);
    const ids = wantedIds(present.current, shown.current, MAX_ROWS_PER_CALL);
    if (ids.length === 0 || asking.current) return;
    asking.current = true;
    const { error } = await dispatch(askedFor(query, ids));
    asking.current = false;
    // More may have come into sight meanwhile.
    if (shown.current && visibility.isShown())
      timer.current ??= setTimeout(fetchShown, error ? RETRY_DELAY_MS : CALL_INTERVAL_MS);
  }, [entry, query, dispatch, places, visibility]);
  const onShow = useCallback(
    (now: Shown) => {
      shown.current = now;
      timer.current ??= setTimeout(fetchShown, CALL_INTERVAL_MS);
    },
    [fetchShown],
  );
  useEffect(
    () =>
      visibility.onChange((isShown) => {
        clearTimeout(timer.current);
        timer.current = isShown && shown.current ? setTimeout(fetchShown, CALL_INTERVAL_MS) : undefined;
      }),
    [visibility, fetchShown],
  );
  const outdated = list?.outdated;
  useEffect(() => {
    if (outdated?.length && shown.current) timer.current ??= setTimeout(fetchShown, CALL_INTERVAL_MS);
  }, [outdated, fetchShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another list, what this one still waits for is left
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      shown.current = undefined;
    },
    [fetchShown],
  );
  const keys = list?.ids ?? null;
  return useMemo(
    (): Endless | undefined => (keys ? { keys, start: places.read(entry), onShow } : undefined),
    [keys, entry, places, onShow],
  );
}

/** The rows are in the list once they are here: nothing else listens for them, and the page is not rendered while they come. */
const askedFor = (query: ShownList['query'], ids: readonly string[]) =>
  shipmentsApi.endpoints.getRows.initiate({ query, ids }, { subscribe: false, forceRefetch: true });
