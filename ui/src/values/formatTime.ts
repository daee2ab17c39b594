import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';
import { type ParsedTime, parseTime } from './parseTime.ts';

/** A day; to the minute; to the second; only the time of day; or a day without its year. */
export type TimeDetail = 'day' | 'minute' | 'second' | 'time' | 'dayOfMonth';

const DETAILS: Record<TimeDetail, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
  dayOfMonth: { day: 'numeric', month: 'short' },
};

/** As the language writes days, or in figures: 2026-03-04, 04/03/2026, 03/04/2026, 04.03.2026. */
export type DateFormat = 'language' | 'ymd' | 'dmy' | 'mdy' | 'dots';

/** Languages that write figures in this order. */
const WRITERS: Record<Exclude<DateFormat, 'language'>, string> = { ymd: 'sv', dmy: 'en-GB', mdy: 'en-US', dots: 'de' };
const FIGURES: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const MINUTES: Intl.DateTimeFormatOptions = { ...FIGURES, hour: '2-digit', minute: '2-digit' };
const IN_FIGURES: Record<TimeDetail, Intl.DateTimeFormatOptions> = {
  day: FIGURES,
  minute: MINUTES,
  second: { ...MINUTES, second: '2-digit' },
  time: DETAILS.time,
  dayOfMonth: DETAILS.dayOfMonth,
};

/** Never invents what the source did not know: no time for a day, no zone for a clock time. The reader's zone if absent. */
export function formatTime(
  iso: string,
  language: string,
  detail: TimeDetail = 'minute',
  zone = '',
  format: DateFormat = 'language',
): string {
  const time = parseTime(iso);
  return time ? formatParsed(time, detail, zone, (shown, at) => formats(language, shown, at, format)) : iso;
}

type Make = (detail: TimeDetail, zone: string) => Intl.DateTimeFormat;

function formatParsed({ date, knows }: ParsedTime, detail: TimeDetail, zone: string, make: Make): string {
  if (knows === 'day' && detail === 'time') return '';
  return make(knows === 'day' && detail !== 'dayOfMonth' ? 'day' : detail, knows === 'moment' ? zone : 'UTC').format(
    date,
  );
}

const formats = keptFormats((language: string, detail: TimeDetail, zone: string, format: DateFormat) => {
  const inZone = zone !== '' && { timeZone: zone };
  return format === 'language' || detail === 'time' || detail === 'dayOfMonth'
    ? new Intl.DateTimeFormat(intlTag(language), { ...DETAILS[detail], ...inZone })
    : new Intl.DateTimeFormat(WRITERS[format], { ...IN_FIGURES[detail], ...inZone });
});

/** Formats a day of no zone: numeric if the user chose a numeric format, else with its year only if `withYear`. */
export const dayFormat = keptFormats((language: string, withYear: boolean, format: DateFormat) =>
  format === 'language'
    ? new Intl.DateTimeFormat(intlTag(language), {
        ...DETAILS.dayOfMonth,
        ...(withYear && { year: 'numeric' }),
        timeZone: 'UTC',
      })
    : new Intl.DateTimeFormat(WRITERS[format], { ...FIGURES, timeZone: 'UTC' }),
);
