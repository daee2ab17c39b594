// Reads from Node's ICU what browsers without a language need of it: `node platform/src/language/intl/testing/makeIntlTable.ts`
// writes the table of each such language.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tracking-console/contract/values/languages';
import { type Field, type IntlTable, keyOf, type Patterns, type Piece } from '../intlTable.ts';

/** Macedonian has "21 ден" like "1 ден"; so has Icelandic, which every browser knows. */
export const PLURALS_LIKE: Readonly<Record<string, string>> = { az: 'en', kk: 'en', mk: 'is', sq: 'en' };

/** Every kind of date that is written in the reader's language. */
export const DATES: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'medium' },
  { timeStyle: 'short' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { weekday: 'long' },
  { weekday: 'short' },
  { hour: 'numeric', minute: '2-digit' },
];

/** Of a day, which an expected delivery has two of. */
export const isRanged = ({ day, month }: Intl.DateTimeFormatOptions) => day !== undefined && month === 'short';

export const UNITS: readonly [string, 'short' | 'long'][] = [
  ...['millisecond', 'second', 'minute', 'hour', 'byte', 'kilobyte', 'megabyte', 'percent'].map(
    (unit) => [unit, 'short'] as [string, 'short'],
  ),
  ['day', 'long'],
];

export const RELATIVE_UNITS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export const STYLES = ['long', 'short'] as const;

export function makeIntlTable(tag: string): IntlTable {
  const names: string[][] = [];
  const single = (options: Intl.DateTimeFormatOptions) => readDate(tag, options, names);
  const days = DATES.filter(isRanged);
  return {
    pluralsLike: PLURALS_LIKE[tag] ?? 'en',
    dates: Object.fromEntries(DATES.map((options) => [keyOf(options), single(options)])),
    ranges: Object.fromEntries(days.map((options) => [keyOf(options), readRanges(tag, options, single(options))])),
    names,
    separators: readSeparators(tag),
    // Albanian writes 1234 and 12 345.
    useGrouping: /^\d+$/.test(new Intl.NumberFormat(tag).format(1234)) ? 'min2' : 'auto',
    amounts: readAmounts(tag),
    symbols: readSymbols(tag),
    relative: readRelative(tag),
    region: readNames(tag, 'region', pairs('A')),
    language: readNames(tag, 'language', [
      ...pairs('a'),
      ...LANGUAGES.flatMap((name) => Intl.getCanonicalLocales(name)),
      'sr-Latn',
    ]),
  };
}

const MOMENT = { year: 2026, month: 11, day: 13, hour: 9, minute: 5, second: 7 };
type Moment = typeof MOMENT;

const at = ({ year, month, day, hour, minute, second }: Moment) =>
  new Date(Date.UTC(year, month - 1, day, hour, minute, second));

const inUtc = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });

const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, index) => index + first);

/** A moment for each value of a field. The 1st of November 2026 was a Sunday. */
const VALUES: Readonly<Record<Field, readonly Moment[]>> = {
  year: [1999, 2005, 2026, 2040].map((year) => ({ ...MOMENT, year })),
  month: upTo(12, 1).map((month) => ({ ...MOMENT, month })),
  day: upTo(28, 1).map((day) => ({ ...MOMENT, day })),
  weekday: upTo(7, 1).map((day) => ({ ...MOMENT, day })),
  hour: upTo(24).map((hour) => ({ ...MOMENT, hour })),
  dayPeriod: upTo(24).map((hour) => ({ ...MOMENT, hour })),
  minute: upTo(60).map((minute) => ({ ...MOMENT, minute })),
  second: upTo(60).map((second) => ({ ...MOMENT, second })),
};

function readDate(tag: string, options: Intl.DateTimeFormatOptions, names: string[][]): Piece[] {
  const format = inUtc(tag, options);
  return format.formatToParts(at(MOMENT)).map(({ type, value }) => {
    if (type === 'literal') return value;
    const field = type as Field; // the options request no other
    const written = VALUES[field].map(
      (moment) => format.formatToParts(at(moment)).find((part) => part.type === type)?.value ?? '',
    );
    return { field, as: styleOf(field, written, names) };
  });
}

function styleOf(field: Field, written: string[], names: string[][]): 'numeric' | '2-digit' | number {
  const isWritten = (write: (value: number) => string) =>
    field !== 'weekday' &&
    field !== 'dayPeriod' &&
    VALUES[field].every((moment, index) => written[index] === write(moment[field]));
  if (isWritten(String)) return 'numeric';
  if (isWritten((value) => String(value % 100).padStart(2, '0'))) return '2-digit';
  const known = names.findIndex((list) => list.join('|') === written.join('|'));
  return known >= 0 ? known : names.push(written) - 1;
}

/** ICU shortens a range to what differs. Its fields are written as in a date alone. */
function readRanges(tag: string, options: Intl.DateTimeFormatOptions, single: readonly Piece[]) {
  const styles = new Map(
    single.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.field as string, piece.as]])),
  );
  const format = inUtc(tag, options);
  const ends = {
    day: { ...MOMENT, day: 21 },
    month: { ...MOMENT, month: 12 },
    year: { ...MOMENT, year: 2027 },
  };
  return Object.fromEntries(
    Object.entries(ends).map(([field, end]) => [
      field,
      format.formatRangeToParts(at(MOMENT), at(end)).map(({ type, value, source }): Piece => {
        if (type === 'literal') return value;
        const as = styles.get(type) ?? 'numeric'; // a range of two years names them in any case
        return { field: type as Field, as, ...(source === 'endRange' && { isEnd: true as const }) };
      }),
    ]),
  );
}

function readSeparators(tag: string): Record<string, string> {
  const parts = new Intl.NumberFormat(tag).formatToParts(-1_234_567.8);
  return Object.fromEntries(
    parts.filter(({ type }) => type === 'group' || type === 'decimal').map(({ type, value }) => [type, value]),
  );
}

/** A number of each plural category. */
const COUNTS: Readonly<Record<string, number>> = { one: 1, other: 5 };

const aroundNumber = (parts: readonly { type: string; value: string }[]) =>
  parts.map(({ type, value }) => (type === 'integer' ? '{0}' : type === 'currency' ? '¤' : value)).join('');

function readAmounts(tag: string): Record<string, Patterns> {
  const read = (options: Intl.NumberFormatOptions, scale = 1): Patterns => {
    const format = new Intl.NumberFormat(tag, { ...options, maximumFractionDigits: 0 });
    return shortened(
      Object.entries(COUNTS).map(([plural, count]) => [plural, aroundNumber(format.formatToParts(count / scale))]),
    );
  };
  return {
    decimal: { other: '{0}' },
    percent: read({ style: 'percent' }, 100),
    currency: read({ style: 'currency', currency: 'EUR' }),
    ...Object.fromEntries(
      UNITS.map(([unit, unitDisplay]) => [`${unit} ${unitDisplay}`, read({ style: 'unit', unit, unitDisplay })]),
    ),
  };
}

/** Without what is as in the category that every language has. */
function shortened(patterns: [string, string][]): Patterns {
  const { other = '' } = Object.fromEntries(patterns);
  return { ...Object.fromEntries(patterns.filter(([, pattern]) => pattern !== other)), other };
}

function readSymbols(tag: string): Record<string, string> {
  const symbolOf = (currency: string) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1).find(({ type }) => type === 'currency')
      ?.value ?? currency;
  const symbols = Intl.supportedValuesOf('currency').map((currency) => [currency, symbolOf(currency)] as const);
  return Object.fromEntries(symbols.filter(([currency, symbol]) => currency !== symbol));
}

function readRelative(tag: string): IntlTable['relative'] {
  const entries = STYLES.flatMap((style) =>
    RELATIVE_UNITS.map((unit) => {
      const auto = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style });
      const always = new Intl.RelativeTimeFormat(tag, { style });
      const named = [-2, -1, 0, 1, 2].map((value) => [value, auto.format(value, unit)] as const);
      const patterns = (sign: number) =>
        shortened(
          Object.entries(COUNTS).map(([plural, count]) => [
            plural,
            aroundNumber(always.formatToParts(sign * count, unit)),
          ]),
        );
      const words = {
        named: Object.fromEntries(named.filter(([value, text]) => text !== always.format(value, unit))),
        past: patterns(-1),
        future: patterns(1),
      };
      return [`${style} ${unit}`, words] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** AA to ZZ. */
function pairs(first: 'A' | 'a'): string[] {
  const letters = upTo(26).map((index) => String.fromCharCode(first.charCodeAt(0) + index));
  return letters.flatMap((one) => letters.map((two) => one + two));
}

function readNames(tag: string, type: 'region' | 'language', codes: readonly string[]): Record<string, string> {
  const names = new Intl.DisplayNames(tag, { type, fallback: 'none' });
  const known = codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, name] as const];
  });
  return Object.fromEntries(known);
}

export const fileOf = (tag: string) => join(import.meta.dirname, `../${tag}.json`);

if (process.argv[1] === import.meta.filename)
  for (const tag of Object.keys(PLURALS_LIKE))
    writeFileSync(fileOf(tag), `${JSON.stringify(makeIntlTable(tag), null, 2)}\n`);
