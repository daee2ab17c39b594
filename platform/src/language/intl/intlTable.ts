/** A part of a date: fixed text, or a field as a number or as one of the table's lists of names. */
export type Piece = string | { field: Field; as: 'numeric' | '2-digit' | number; isEnd?: true };

export type Field = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second' | 'dayPeriod';

/** By plural category; "{0}" is the number. */
export type Patterns = Record<string, string>;

/** What ICU writes in one language, as testing/makeIntlTable.ts has read it from Node. */
export interface IntlTable {
  /** A language of the same plural rules that every browser knows. */
  pluralsLike: string;
  /** Twelve months, seven days, or what is written in each of the 24 hours. */
  names: string[][];
  /** By the options of a format (keyOf). */
  dates: Record<string, Piece[]>;
  /** The same, and by the largest field that differs. */
  ranges: Record<string, Record<string, Piece[]>>;
  separators: Record<string, string>;
  useGrouping: 'auto' | 'min2';
  /** "decimal", "percent", "currency" ("¤" is the symbol), or a unit and its display: "hour short". */
  amounts: Record<string, Patterns>;
  /** Where it is not the currency's code. */
  symbols: Record<string, string>;
  /** By style and unit: "long day". */
  relative: Record<string, { named: Record<string, string>; past: Patterns; future: Patterns }>;
  region: Record<string, string>;
  language: Record<string, string>;
}

/** The options a format's words depend on: not the zone, and all of our formats use the Gregorian calendar. */
export function keyOf(options: Intl.DateTimeFormatOptions): string {
  const { timeZone: _, calendar: _calendar, numberingSystem: _digits, ...words } = options;
  return Object.entries(words)
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join(', ');
}
