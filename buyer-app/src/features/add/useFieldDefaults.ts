import type { CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from '../../model/settings/settingsSlice.ts';

/** The customer's defaults for carriers that need more than the number. */
export function useFieldDefaults(): Partial<Record<CarrierField, string>> {
  const { postalCode, destinationCountry, phoneTail } = useSelector(selectSettings).tracking;
  return useMemo(
    () => ({
      ...(postalCode && { destination_postal_code: postalCode }),
      ...(destinationCountry && { destination_country: destinationCountry }),
      ...(phoneTail && { phone_number_last_4: phoneTail }),
    }),
    [postalCode, destinationCountry, phoneTail],
  );
}
