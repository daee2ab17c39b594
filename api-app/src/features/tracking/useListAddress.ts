import { useAddressFilters, useOpenRow, withParameter } from '@tracking-console/app-kit/later';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DetailTab, type FilterName, readableAddress, shipmentFilters, withFilters } from './listAddress.ts';

/** The list's state is its address. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  // What cannot be read filters nothing, so it does not stay in the address either.
  useEffect(() => {
    const readable = readableAddress(address);
    if (readable) setAddress(readable, { replace: true });
  }, [address, setAddress]);
  return {
    ...useAddressFilters(shipmentFilters),
    filter: (filters: Partial<Record<FilterName | 'order_by', string>>, how?: { replace?: boolean }) =>
      setAddress(withFilters(address, filters), how),
    open: useOpenRow('shipment', (text) => text !== ''),
    openRegister: () => setAddress(withParameter(address, 'register', '1')),
    openTab: (tab: DetailTab) =>
      setAddress(withParameter(address, 'detail', tab === 'timeline' ? '' : tab), { replace: true }),
    close: (name: 'register' | 'shipment') =>
      setAddress(withParameter(withParameter(address, name, ''), 'detail', ''), { replace: true }),
  };
}
