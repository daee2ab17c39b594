import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const names = keptFormats((language: string) => new Intl.DisplayNames([intlTag(language), 'en'], { type: 'region' }));

/** A country's name; an invalid code stays as it is, as carriers send such codes. */
export function regionName(country: string, language: string): string {
  const code = country.toUpperCase();
  try {
    return names(language).of(code) ?? code;
  } catch {
    return code;
  }
}
