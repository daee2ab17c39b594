/** LG-1: the languages of the product, lower case as in the cookie and in addresses. */
export const LANGUAGES: readonly string[] = [
  ...['en', 'zh-cn', 'zh-hk', 'ru', 'es', 'pt', 'fr', 'it', 'de', 'tr', 'cs', 'ja', 'ko', 'nl', 'fi', 'pl', 'uk'],
  ...['hu', 'sv', 'kk', 'el', 'th', 'bg', 'sk', 'lt', 'ro', 'no', 'sq', 'sl', 'sr', 'az', 'da', 'mk'],
];

export const DEFAULT_LANGUAGE = 'en';

/** Holds the language for 365 days; it may come from a whole parent domain, so only a name of the list counts. */
export const LANGUAGE_COOKIE = 'v5_Culture';

/** The supported language of a name in any case ("zh-CN"), or undefined. */
export function supportedLanguage(name: string | undefined): string | undefined {
  return LANGUAGES.find((language) => language === name?.toLowerCase());
}
