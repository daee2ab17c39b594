import { useLanguage } from '@tracking-console/app-kit';
import { formatNumber } from '@tracking-console/ui';
import { formatUnit } from '@tracking-console/ui/later';

/** How the figures of calls are written. */
export function useFigureWords() {
  const language = useLanguage();
  return {
    number: (value: number) => formatNumber(value, language),
    ms: (value: number | null) => (value === null ? '–' : formatUnit(value, 'millisecond', language)),
  };
}
