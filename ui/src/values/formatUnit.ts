import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

/** Units of ECMA-402. */
type Unit = 'hour' | 'day' | 'millisecond' | 'percent';

const formats = keptFormats(
  (language: string, unit: Unit) =>
    new Intl.NumberFormat(intlTag(language), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
);

/** "7 days", "12 ms", "99.5%" the way of the language. */
export const formatUnit = (value: number, unit: Unit, language: string) => formats(language, unit).format(value);
