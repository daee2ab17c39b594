/** What a carrier wrote, and the same in another language where it was translated. */
export interface Wordings {
  original: string;
  translation: { lang: string; description: string } | null;
}

const WIDELY_READ = 'en';

/**
 * The wording for a reader: the one in their language, else the one in English, else the translation. `originalLanguage`
 * is empty where it is not known; the translation is then the reader's, or the original is taken.
 */
export function wordingFor({ original, translation }: Wordings, reader: string, originalLanguage = ''): string {
  if (!translation?.description || originalLanguage === reader) return original;
  if (translation.lang === reader) return translation.description;
  return originalLanguage === '' || originalLanguage === WIDELY_READ ? original : translation.description;
}
