import { withParameter } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  type DetailTab,
  type FilterName,
  readableAddress,
  shipmentFilters,
  shipmentName,
  withFilters,
} from './listAddress.ts';

/** The list's state is in the URL; the back button undoes each change. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  // Invalid filters have no effect, so they are removed from the URL.
  useEffect(() => {
    const readable = readableAddress(address);
    if (readable) setAddress(readable, { replace: true });
  }, [address, setAddress]);
  const shipmentAddress = (row: TrackListRow) => withParameter(address, 'shipment', shipmentName(row));
  return {
    address,
    filter: (filters: Partial<Record<FilterName | 'order_by', string>>, how?: { replace?: boolean }) =>
      setAddress(withFilters(address, filters), how),
    clear: (how?: { replace?: boolean }) => setAddress(shipmentFilters.without(address), how),
    page: (page: number) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : '')),
    openRegister: () => setAddress(withParameter(address, 'register', '1')),
    openShipment: (row: TrackListRow) => setAddress(shipmentAddress(row)),
    openTab: (tab: DetailTab) =>
      setAddress(withParameter(address, 'detail', tab === 'timeline' ? '' : tab), { replace: true }),
    close: (name: 'register' | 'shipment') =>
      setAddress(withParameter(withParameter(address, name, ''), 'detail', ''), { replace: true }),
    hrefOf: (row: TrackListRow) => `${pathname}?${shipmentAddress(row)}`,
  };
}
