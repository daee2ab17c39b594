import type { DateFormat } from '../values/formatTime.ts';
import { intlTag } from '../values/intlTag.ts';

const ISO = 'YYYY-MM-DD';
const IN_FIGURES = { ymd: ISO, dmy: 'DD/MM/YYYY', mdy: 'MM/DD/YYYY', dots: 'DD.MM.YYYY' } as const;
const PARTS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'YYYY', month: 'MM', day: 'DD' };

/** How a day is written in a field, and what else is understood when it is typed: without leading zeros, or as ISO. */
export function dayPatterns(language: string, dateFormat: DateFormat = 'language'): string[] {
  const shown = dateFormat === 'language' ? patternOf(language) : IN_FIGURES[dateFormat];
  return [shown, shown.replace('MM', 'M').replace('DD', 'D'), ISO];
}

function patternOf(language: string): string {
  const format = new Intl.DateTimeFormat(intlTag(language), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const parts = format.formatToParts(new Date()).map(({ type, value }) => PARTS[type] ?? value);
  // Characters after the last figure, such as a dot, are not typed.
  return parts.join('').replace(/[^YMD]+$/, '');
}
