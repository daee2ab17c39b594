import { selectCarriers } from '@tracking-console/platform';
import type { SelectOption } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { carrierName } from '../../words/useCarrierName.ts';

/** The carriers to choose from, by name in the customer's language. */
export function useCarrierOptions(): SelectOption[] {
  const carriers = useSelector(selectCarriers);
  const { i18n } = useTranslation('api-app');
  const { language } = i18n;
  return useMemo(
    () =>
      carriers
        .map((carrier) => ({ value: String(carrier.key), label: carrierName(carrier, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [carriers, language],
  );
}
