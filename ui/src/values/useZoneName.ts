import { useLanguage } from '../root/RootContext.ts';
import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';
import { useZone } from './useZone.ts';

const formats = keptFormats(
  (language: string, zone: string) =>
    new Intl.DateTimeFormat(intlTag(language), { timeZoneName: 'long', ...(zone && { timeZone: zone }) }),
);

/** The zone that times are shown in, in the reader's words, e.g. "Central European Standard Time". */
export function useZoneName(): string {
  const format = formats(useLanguage(), useZone() ?? '');
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
