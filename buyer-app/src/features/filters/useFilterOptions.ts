import { useCarrierNames, useLanguage } from '@tracking-console/app-kit';
import { MAIN_STATUSES, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { selectCarriers } from '@tracking-console/platform';
import { regionName, type SelectOption } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { statusText, subStatusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';

const byLabel = (one: SelectOption, other: SelectOption) => one.label.localeCompare(other.label);

export function useCarrierOptions(): SelectOption[] {
  const carriers = useSelector(selectCarriers);
  const nameOf = useCarrierNames();
  return useMemo(
    () => carriers.map(({ key }) => ({ value: String(key), label: nameOf(key) })).sort(byLabel),
    [carriers, nameOf],
  );
}

/** Of every country whose post, or another carrier, is known. */
export function useCountryOptions(): SelectOption[] {
  const carriers = useSelector(selectCarriers);
  const language = useLanguage();
  return useMemo(() => {
    const countries = new Set(carriers.flatMap(({ countryIso }) => countryIso?.toUpperCase() ?? []));
    return [...countries].map((country) => ({ value: country, label: regionName(country, language) })).sort(byLabel);
  }, [carriers, language]);
}

/** Those that are more detailed than their main status, under its name. */
export function useSubStatusOptions(): SelectOption[] {
  const t = useText();
  return MAIN_STATUSES.flatMap((status) =>
    SUB_STATUSES[status].flatMap((subStatus) => {
      const text = subStatusText(subStatus);
      return text ? { value: subStatus, label: `${t(statusText(status))}: ${t(text)}` } : [];
    }),
  );
}
