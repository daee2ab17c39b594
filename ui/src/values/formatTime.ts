import { type ParsedTime, parseTime } from './parseTime.ts';

/** A day; to the minute; to the second; or the time of day alone. */
export type TimeDetail = 'day' | 'minute' | 'second' | 'time';

const DETAILS: Record<TimeDetail, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
};

/** Never invents what the source did not know: no time for a day, no zone for a clock time. */
export function formatTime(iso: string, language: string, detail: TimeDetail = 'minute'): string {
  const time = parseTime(iso);
  return time ? formatParsed(time, language, detail) : iso;
}

function formatParsed({ date, knows }: ParsedTime, language: string, detail: TimeDetail): string {
  if (knows === 'day' && detail === 'time') return '';
  return formatter(language, knows === 'day' ? 'day' : detail, knows === 'moment').format(date);
}

// Making a formatter costs far more than using it, and a table has hundreds of cells.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(language: string, detail: TimeDetail, local: boolean): Intl.DateTimeFormat {
  const key = `${language} ${detail} ${local}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...DETAILS[detail], ...(!local && { timeZone: 'UTC' }) });
  formatters.set(key, made);
  return made;
}
