/** The product's languages in their own words, as a menu shows them; lower case as in the cookie and in addresses. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  'zh-cn': '简体中文',
  'zh-hk': '繁體中文',
  ru: 'Русский',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
  tr: 'Türkçe',
  cs: 'Čeština',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  fi: 'Suomi',
  pl: 'Polski',
  uk: 'Українська',
  hu: 'Magyar',
  sv: 'Svenska',
  kk: 'Қазақша',
  el: 'Ελληνικά',
  th: 'ไทย',
  bg: 'Български',
  sk: 'Slovenčina',
  lt: 'Lietuvių',
  ro: 'Română',
  no: 'Norsk',
  sq: 'Shqip',
  sl: 'Slovenščina',
  sr: 'Srpski', // our Serbian texts are in Latin letters
  az: 'Azərbaycanca',
  da: 'Dansk',
  mk: 'Македонски',
};

export const LANGUAGES: readonly string[] = Object.keys(LANGUAGE_NAMES);

export const DEFAULT_LANGUAGE = 'en';

/** English stretched and accented by the build, for layout tests; not offered in the language menu. */
export const PSEUDO_LANGUAGE = 'en-xa';

/** Holds the language for 365 days; it may come from a whole parent domain, so only a name of the list counts. */
export const LANGUAGE_COOKIE = 'v5_Culture';

/** The supported language of a name in any case ("zh-CN"), or undefined. */
export function supportedLanguage(name: string | undefined): string | undefined {
  return LANGUAGES.find((language) => language === name?.toLowerCase());
}

/** "Deutsch" for "de"; a name that is no language of the product stays as it is. */
export const languageName = (language: string) => LANGUAGE_NAMES[language] ?? language;

/** The languages of a deployment that a menu offers, in the product's order. */
export function offeredLanguages(hashes: Readonly<Record<string, string>>): string[] {
  return LANGUAGES.filter((language) => language in hashes);
}
