/** What Intl calls our languages where it differs: our Serbian texts are in Latin letters, Intl's "sr" is Cyrillic. */
const TAGS: Readonly<Record<string, string>> = { sr: 'sr-Latn' };

/** Intl's name of a language of the product. Use it for every call to Intl. */
export const intlTag = (language: string) => TAGS[language] ?? language;
