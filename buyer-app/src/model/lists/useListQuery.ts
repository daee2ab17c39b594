import { type State, selectEmbedded, toastShown } from '@tracking-console/platform';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGid } from '../useGid.ts';
import { type ListQuery, readableAddress, readListQuery, writeListQuery } from './listQuery.ts';
import { currentViewSettings } from './viewSettings.ts';

export type ChangeList = (change: Partial<ListQuery>, how?: { replace?: boolean }) => void;

/** The list's query from the address. Changing it is a navigation: it can be shared, and Back undoes it. */
export function useListQuery(defaults: ListQuery): [ListQuery, ChangeList] {
  const gid = useGid();
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const { carriers, carriersStatus } = useSelector((state: State) => selectEmbedded(state));
  const known = useMemo(
    () => (carriersStatus === 'loaded' ? new Set([0, ...carriers.map(({ key }) => key)]) : null),
    [carriers, carriersStatus],
  );
  const text = params.toString();
  const read = useMemo(() => readListQuery(new URLSearchParams(text), defaults), [text, defaults]);
  // The same query as before, unless a carrier is dropped: the selection belongs to it, and carriers may load late.
  const query = useMemo(() => {
    const listed = read.refinement.carriers.filter((key) => known?.has(key) ?? true);
    if (listed.length === read.refinement.carriers.length) return read;
    return { ...read, refinement: { ...read.refinement, carriers: listed } };
  }, [read, known]);

  // An invalid parameter filters nothing, so it is removed from the address.
  useEffect(() => {
    const readable = readableAddress(new URLSearchParams(text), query, defaults);
    if (!readable) return;
    setParams(readable, { replace: true, preventScrollReset: true });
    dispatch(toastShown({ type: 'info', text: { key: 'buyer-app:shipments.refine.dropped' } }));
  }, [text, query, defaults, setParams, dispatch]);

  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) =>
      // Another filter or order begins at its first page.
      setParams(
        (now) => ({
          ...writeListQuery({ ...query, page: 1, ...changed }, defaults),
          ...currentViewSettings(gid, now, query.archived),
        }),
        { replace, preventScrollReset: true },
      ),
    [gid, setParams, query, defaults],
  );
  return [query, change];
}
