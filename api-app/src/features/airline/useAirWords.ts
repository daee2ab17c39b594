import { useLanguage, useTextOr } from '@tracking-console/app-kit';
import { formatNumber } from '@tracking-console/ui';
import { formatUnit } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';

const MINUTES = 60;

/** The texts of the list's and the drawer's values. */
export function useAirWords() {
  const textOr = useTextOr();
  const language = useLanguage();
  return {
    status: useStatusWords(),
    /** A code this version does not know is shown as it is. */
    code: (code: string) => textOr(code === 'DLV' ? 'status.Delivered' : `air.fsu.${code}`, code),
    reason: (reason: string) => textOr(`air.reason.${reason}`, reason),
    hours: (minutes: number) => formatUnit(minutes / MINUTES, 'hour', language),
    number: (value: number) => formatNumber(value, language),
  };
}

export type AirWords = ReturnType<typeof useAirWords>;
