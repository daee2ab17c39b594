import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export type RelativeStyle = 'long' | 'short';

const formatsOf = (style: RelativeStyle) =>
  keptFormats((language: string) => new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto', style }));
const formats = { long: formatsOf('long'), short: formatsOf('short') };

/** "3 hours ago" or short "3 hr. ago", "in 2 days", "now" below a minute. */
export function formatRelative(date: Date, now: Date, language: string, style: RelativeStyle = 'long'): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  const format = formats[style](language);
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / length), unit);
}
