import { useAddressFilters, useOpenRow, withParameter } from '@tracking-console/app-kit/later';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import { useSearchParams } from 'react-router-dom';
import { airFilters, orderParameter } from './airAddress.ts';

/** The list's state is its address. */
export function useAirAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    ...useAddressFilters(airFilters),
    open: useOpenRow('awb', (text) => readAirWaybill(text).problem === null),
    order: (order: string) =>
      setAddress(withParameter(airFilters.with(address, {}), 'order_by', orderParameter(order))),
    openAdd: () => setAddress(withParameter(address, 'add', '1')),
    closeAdd: () => setAddress(withParameter(address, 'add', ''), { replace: true }),
  };
}

export type AirAddress = ReturnType<typeof useAirAddress>;
