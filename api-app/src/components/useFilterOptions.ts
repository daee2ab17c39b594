import { useLanguage } from '@tracking-console/app-kit';
import { MAIN_STATUSES, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { regionName, type SelectOption } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useStatusWords } from './useStatusWords.ts';

export function useCountryOptions(): SelectOption[] {
  const language = useLanguage();
  return useMemo(
    () =>
      [...countryCodes]
        .map((code) => ({ value: code, label: regionName(code, language) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [language],
  );
}

/** Those that are more detailed than their main status, under its name. */
export function useSubStatusOptions(only?: string): SelectOption[] {
  const words = useStatusWords();
  return MAIN_STATUSES.filter((status) => only === undefined || status === only).flatMap((status) =>
    SUB_STATUSES[status].flatMap((subStatus) => {
      const text = words.sub(subStatus);
      return text ? { value: subStatus, label: `${words.main(status)}: ${text}` } : [];
    }),
  );
}
