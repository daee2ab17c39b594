import { useRoot } from '../root/RootContext.ts';
import { dayFormat } from './formatTime.ts';

/** Returns the user's format of a day of no zone; its year only if `withYear`, unless the format is numeric. */
export function useDayFormat() {
  const { language, dateFormat = 'language' } = useRoot();
  return (withYear: boolean): Intl.DateTimeFormat => dayFormat(language, withYear, dateFormat);
}
