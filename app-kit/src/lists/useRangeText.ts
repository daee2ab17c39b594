import { useTimeFormat } from '@tracking-console/ui/later';
import { useKitText } from '../texts/useKitText.ts';
import type { DayRange } from './DayRangeFields.tsx';

/** "since March 1, 2026"; empty where a range has no bounds. */
export function useRangeText(): (range: DayRange) => string {
  const t = useKitText();
  const format = useTimeFormat();
  return ({ from, to }) => {
    const [first, last] = [from, to].map((day) => day && format(day, 'day'));
    if (first && last) return `${first} – ${last}`;
    if (first) return t('refine.since', { day: first });
    return last ? t('refine.until', { day: last }) : '';
  };
}
