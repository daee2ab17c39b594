import { paths } from '@tracking-console/platform';
import { useLocation } from 'react-router-dom';

/** The list a shipment was opened from, with its filter; for an address that was opened directly, the whole list. */
export function useListHref(isArchived: boolean): string {
  const { state } = useLocation();
  const path = isArchived ? paths.buyer.archived() : paths.buyer.shipments();
  return path + (listSearch(state) ?? '');
}

/** The query of the list's address; null where the shipment was not opened from one. */
export function listSearch(state: unknown): string | null {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof search === 'string' && (search === '' || search.startsWith('?')) ? search : null;
}
