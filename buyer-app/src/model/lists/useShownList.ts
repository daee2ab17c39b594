import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListQuery } from './listQuery.ts';

export interface ShownList {
  query: ListQuery;
  /** Of the tab's history. */
  entry: string;
}

/**
 * The list that stands in sight: the one that was asked for last only once it is here. Until then the rows before it keep
 * their places, and nobody who types waits while they are drawn anew.
 */
export function useShownList(query: ListQuery, isHere: boolean): ShownList {
  const { key, search } = useLocation();
  const entry = key + search;
  const [shown, setShown] = useState<ShownList>({ query, entry });
  if (isHere && (shown.query !== query || shown.entry !== entry)) setShown({ query, entry });
  return shown;
}
