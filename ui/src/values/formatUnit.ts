import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

/** Units of ECMA-402. A short day is no word in many languages. */
const DISPLAY = {
  millisecond: 'short',
  second: 'short',
  minute: 'short',
  hour: 'short',
  day: 'long',
  byte: 'short',
  kilobyte: 'short',
  megabyte: 'short',
  percent: 'short',
} as const;
type Unit = keyof typeof DISPLAY;

const formats = keptFormats(
  (language: string, unit: Unit) =>
    new Intl.NumberFormat(intlTag(language), {
      style: 'unit',
      unit,
      unitDisplay: DISPLAY[unit],
      maximumFractionDigits: 1,
    }),
);

/** "7 days", "12 ms", "99.5%" the way of the language. */
export const formatUnit = (value: number, unit: Unit, language: string) => formats(language, unit).format(value);
