import type { TrackListRow } from '@tracking-console/contract/tracking';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  type FilterName,
  readableAddress,
  shipmentName,
  withFilter,
  withoutFilters,
  withParameter,
} from './listAddress.ts';

/** The list's state is its address; every change is a step the back button undoes. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  // What cannot be read filters nothing, so it does not stay in the address either.
  useEffect(() => {
    const readable = readableAddress(address);
    if (readable) setAddress(readable, { replace: true });
  }, [address, setAddress]);
  const shipmentAddress = (row: TrackListRow) => withParameter(address, 'shipment', shipmentName(row));
  return {
    address,
    filter: (name: FilterName, value: string) => setAddress(withFilter(address, name, value)),
    clear: () => setAddress(withoutFilters(address)),
    page: (page: number) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : null)),
    openRegister: () => setAddress(withParameter(address, 'register', '1')),
    openShipment: (row: TrackListRow) => setAddress(shipmentAddress(row)),
    close: (name: 'register' | 'shipment') => setAddress(withParameter(address, name, null), { replace: true }),
    hrefOf: (row: TrackListRow) => `${pathname}?${shipmentAddress(row)}`,
  };
}
