import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGid } from '../../../useGid.ts';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery.ts';
import { presentLook } from './look/lastLook.ts';

export type ChangeList = (change: Partial<ListQuery>, how?: { replace?: boolean }) => void;

/** The list the address asks for. Changing it is a move: it can be shared, and Back undoes it. */
export function useListQuery(defaults: ListQuery): [ListQuery, ChangeList] {
  const gid = useGid();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const query = useMemo(() => readListQuery(new URLSearchParams(text), defaults), [text, defaults]);
  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) =>
      // Another filter or order begins at its first page.
      setParams(
        (now) => ({
          ...writeListQuery({ ...query, page: 1, ...changed }, defaults),
          ...presentLook(gid, now, query.archived),
        }),
        { replace, preventScrollReset: true },
      ),
    [gid, setParams, query, defaults],
  );
  return [query, change];
}
