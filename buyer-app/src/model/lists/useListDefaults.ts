import { useMemo } from 'react';
import { useSettings } from '../settings/useSettings.ts';
import type { ListQuery } from './listQuery.ts';

/** What a list shows when its address says nothing, as the customer has set it. The archive begins with all. */
export function useListDefaults(list: ListQuery): ListQuery {
  const { defaultView, pageSize, timeZone } = useSettings().display;
  return useMemo(
    () => ({ ...list, pageSize, ...(!list.archived && { filter: defaultView }), ...(timeZone && { zone: timeZone }) }),
    [list, defaultView, pageSize, timeZone],
  );
}
