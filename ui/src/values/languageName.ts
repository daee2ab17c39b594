import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const names = keptFormats((reader: string) => new Intl.DisplayNames([intlTag(reader), 'en'], { type: 'language' }));

/** A language in the reader's words; empty where it is not known. */
export function languageName(language: string, reader: string): string {
  try {
    return language && (names(reader).of(intlTag(language)) ?? '');
  } catch {
    return '';
  }
}
