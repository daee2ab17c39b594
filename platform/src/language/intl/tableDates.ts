import { type Field, type IntlTable, keyOf, type Piece } from './intlTable.ts';

const CLOCK = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

type Clock = Record<Field, number>;
type Time = Date | number;

/** The browser computes each zone's local time, in English; the table has the words. */
export function datesOf(table: IntlTable, Browser: typeof Intl.DateTimeFormat) {
  return (locales: string, options: Intl.DateTimeFormatOptions = {}) => {
    const key = keyOf(options);
    const pieces = table.dates[key];
    if (!pieces) return new Browser(locales, options);
    const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone };
    const clock = new Browser('en-u-ca-gregory-nu-latn', { ...CLOCK, ...zone });
    const read = (time: Time = Date.now()) => readClock(clock, time);
    const write = (piece: Piece, shown: Clock) => writePiece(table, piece, shown);
    const format = (time?: Time) => {
      const shown = read(time);
      return pieces.map((piece) => write(piece, shown)).join('');
    };
    return {
      format,
      formatToParts: (time?: Time) => {
        const shown = read(time);
        return pieces.map((piece) => ({
          type: typeof piece === 'string' ? 'literal' : piece.field,
          value: write(piece, shown),
        }));
      },
      formatRange: (from: Time, to: Time) => {
        const [start, end] = [read(from), read(to)];
        const differing = (['year', 'month', 'day'] as const).find((field) => start[field] !== end[field]);
        if (differing === undefined) return format(from);
        const range = table.ranges[key]?.[differing];
        if (!range) return `${format(from)} – ${format(to)}`;
        return range.map((piece) => write(piece, typeof piece !== 'string' && piece.isEnd ? end : start)).join('');
      },
      resolvedOptions: () => ({ ...clock.resolvedOptions(), locale: locales }),
    };
  };
}

function readClock(clock: Intl.DateTimeFormat, time: Time): Clock {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day, hour] = [read('year'), read('month'), read('day'), read('hour')];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, hour, minute: read('minute'), second: read('second'), dayPeriod: hour };
}

function writePiece({ names }: IntlTable, piece: Piece, clock: Clock): string {
  if (typeof piece === 'string') return piece;
  const value = clock[piece.field];
  if (piece.as === 'numeric') return String(value);
  if (piece.as === '2-digit') return String(value % 100).padStart(2, '0');
  return names[piece.as]?.[piece.field === 'month' ? value - 1 : value] ?? '';
}
