import { DateTimeFormat } from '@formatjs/intl-datetimeformat';

const CLOCK = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

/**
 * FormatJS on the browser's clock. Its own table of time zones would weigh more than the rest together, and without one it
 * shows every zone's time as UTC: so the browser provides the local time, and that is formatted as UTC.
 */
export function onBrowserClock(Browser: typeof Intl.DateTimeFormat) {
  return (locales: string, options: Intl.DateTimeFormatOptions = {}) => {
    const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone };
    const clock = new Browser('en-u-ca-gregory-nu-latn', { ...CLOCK, ...zone });
    const words = new DateTimeFormat(locales, { ...options, timeZone: 'UTC' });
    const shown = (date: Date | number = Date.now()) => clockAsUtc(clock, date);
    return {
      format: (date?: Date | number) => words.format(shown(date)),
      formatToParts: (date?: Date | number) => words.formatToParts(shown(date)),
      formatRange: (from: Date | number, to: Date | number) => words.formatRange(shown(from), shown(to)),
      resolvedOptions: () => ({ ...words.resolvedOptions(), timeZone: clock.resolvedOptions().timeZone }),
    };
  };
}

function clockAsUtc(clock: Intl.DateTimeFormat, date: Date | number): Date {
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')));
}
