import { useRoot } from '../root/RootContext.ts';
import { dayFormat } from './formatTime.ts';

/** How the reader wants a day of no zone written; its year only where that is asked for, unless they want figures. */
export function useDayFormat() {
  const { language, dateFormat = 'language' } = useRoot();
  return (withYear: boolean): Intl.DateTimeFormat => dayFormat(language, withYear, dateFormat);
}
