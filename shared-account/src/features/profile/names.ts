/** A country in words; a code that is no country stays as it is. */
export function regionName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country.toUpperCase()) ?? country;
  } catch {
    return country;
  }
}

/** Chinese is told apart by how it is written, not by where. */
const WRITTEN: Record<string, string> = { 'zh-cn': 'zh-Hans', 'zh-hk': 'zh-Hant' };

/** A language in its own words, as its speakers look for it. */
export function languageName(language: string): string {
  const tag = WRITTEN[language] ?? language;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
