import type { TrackListRow } from '@tracking-console/contract/tracking';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FilterName, shipmentName, withFilter, withoutFilters, withParameter } from './listAddress.ts';

/** The list's state is its address; every change is a step the back button undoes. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
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
