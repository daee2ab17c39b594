/** What Intl calls our languages where it differs: our Serbian texts are in Latin letters, Intl's "sr" is Cyrillic. */
const TAGS: Readonly<Record<string, string>> = { sr: 'sr-Latn' };

/** The name Intl knows a language of the product by. Whoever asks Intl for anything asks under this name. */
export const intlTag = (language: string) => TAGS[language] ?? language;
