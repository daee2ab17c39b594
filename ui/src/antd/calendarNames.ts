import dayjs from 'dayjs';
import { intlTag } from '../values/intlTag.ts';

/** The calendar's language names in the component library where they differ. */
const CALENDAR_LANGUAGES: Readonly<Record<string, string>> = { no: 'nb', pt: 'pt-br', 'zh-hk': 'zh-tw' };
/** Languages whose weeks begin with Sunday, besides English. */
const SUNDAY_FIRST: readonly string[] = ['ja', 'ko', 'pt', 'th', 'zh-hk'];

const named = new Set(['en']);

/** Gives the calendar a language's months and days from Intl, as all else that shows times has them. */
export function nameCalendar(language: string): void {
  if (named.has(language)) return;
  named.add(language);
  const names = (options: Intl.DateTimeFormatOptions, days: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone: 'UTC' });
    return days.map((day) => format.format(day));
  };
  const name = CALENDAR_LANGUAGES[language] ?? language;
  dayjs.locale(
    name,
    {
      name,
      months: names({ month: 'long' }, MONTHS),
      monthsShort: names({ month: 'short' }, MONTHS),
      weekdays: names({ weekday: 'long' }, WEEK),
      weekdaysMin: names({ weekday: 'short' }, WEEK),
      weekStart: SUNDAY_FIRST.includes(language) ? 0 : 1,
      formats: {},
      ordinal: (day) => String(day),
    },
    true,
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
// 4 January 2026 was a Sunday.
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
