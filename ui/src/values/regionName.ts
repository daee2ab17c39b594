import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const names = keptFormats((language: string) => new Intl.DisplayNames([intlTag(language), 'en'], { type: 'region' }));

/** A country in words; a code that is no region stays as it is: carriers send such. */
export function regionName(country: string, language: string): string {
  const code = country.toUpperCase();
  try {
    return names(language).of(code) ?? code;
  } catch {
    return code;
  }
}
