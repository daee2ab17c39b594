import { withParameter } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air/air';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type AirFilterTexts, airFilters, orderParameter } from './airAddress.ts';

/** The list's state is in the URL; the back button undoes each change. */
export function useAirAddress() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const opened = ({ awb }: AirRow) => withParameter(address, 'awb', awb);
  return {
    address,
    filter: (filters: AirFilterTexts, how?: { replace?: boolean }) =>
      setAddress(airFilters.with(address, filters), how),
    clear: (how?: { replace?: boolean }) => setAddress(airFilters.without(address), how),
    order: (order: string) =>
      setAddress(withParameter(airFilters.with(address, {}), 'order_by', orderParameter(order))),
    page: (page: number) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : '')),
    openAdd: () => setAddress(withParameter(address, 'add', '1')),
    openRow: (row: AirRow) => setAddress(opened(row)),
    close: (name: 'add' | 'awb') => setAddress(withParameter(address, name, ''), { replace: true }),
    hrefOf: (row: AirRow) => `${pathname}?${opened(row)}`,
  };
}

export type AirAddress = ReturnType<typeof useAirAddress>;
