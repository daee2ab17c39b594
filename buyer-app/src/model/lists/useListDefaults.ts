import { selectTimeZone } from '@tracking-console/platform';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSettings } from '../settings/useSettings.ts';
import type { ListQuery } from './listQuery.ts';

/** The list of an address without parameters, from the customer's settings. The archive begins with all. */
export function useListDefaults(list: ListQuery): ListQuery {
  const { defaultView, pageSize, timeZone } = useSettings().display;
  const accountZone = useSelector(selectTimeZone);
  const zone = timeZone || accountZone;
  return useMemo(
    () => ({ ...list, pageSize, ...(!list.archived && { filter: defaultView }), ...(zone && { zone }) }),
    [list, defaultView, pageSize, zone],
  );
}
