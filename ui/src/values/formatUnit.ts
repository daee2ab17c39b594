import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

/** Units of ECMA-402, those that are written out and those that have a sign. */
const DISPLAY = { hour: 'long', day: 'long', millisecond: 'short', percent: 'short' } as const;
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
