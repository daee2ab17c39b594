import { useRoot } from '../root/RootContext.ts';
import { formatTime, type TimeDetail } from './formatTime.ts';
import { useZone } from './useZone.ts';

/** Times as text, the way the reader wants them: language, zone and date format are Root's. */
export function useTimeFormat() {
  const { language, dateFormat } = useRoot();
  const zone = useZone();
  return (iso: string, detail: TimeDetail = 'minute', format = dateFormat) =>
    formatTime(iso, language, detail, zone, format);
}
