import { useMemo } from 'react';
import { useSettings } from '../settings/useSettings.ts';
import type { ListQuery } from './listQuery.ts';

/** The list of an address without parameters, from the customer's settings. The archive begins with all. */
export function useListDefaults(list: ListQuery): ListQuery {
  const { defaultView, pageSize, timeZone } = useSettings().display;
  return useMemo(
    () => ({ ...list, pageSize, ...(!list.archived && { filter: defaultView }), ...(timeZone && { zone: timeZone }) }),
    [list, defaultView, pageSize, timeZone],
  );
}
