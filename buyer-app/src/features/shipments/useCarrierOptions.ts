import { selectCarriers } from '@tracking-console/platform';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCarrierNames } from './useCarrierNames.ts';

/** All carriers there are, by their name in the customer's language. */
export function useCarrierOptions() {
  const carriers = useSelector(selectCarriers);
  const nameOf = useCarrierNames();
  return useMemo(
    () =>
      carriers
        .map(({ key }) => ({ value: String(key), label: nameOf(key) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [carriers, nameOf],
  );
}
