import { LANGUAGE_NAMES, LANGUAGES, languageName, offeredLanguages, supportedLanguage } from './languages.ts';

it('LG-1 names each of the 33 languages in its own words, none twice', () => {
  expect(LANGUAGES).toHaveLength(33);
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(33);
  expect([languageName('zh-cn'), languageName('zh-hk'), languageName('sr')]).toEqual([
    '简体中文',
    '繁體中文',
    'Srpski',
  ]);
});

it.each(Object.entries(LANGUAGE_NAMES))('LG-1 writes %s as a menu does: %s', (language, name) => {
  expect(name).toBe(name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
});

it.each(['ru', 'uk', 'bg', 'mk', 'kk'])('LG-1 names %s in Cyrillic letters', (language) => {
  expect(languageName(language)).toMatch(/^\p{Script=Cyrillic}+$/u);
});

it('LG-1 knows a language in any case, and nothing else', () => {
  expect(supportedLanguage('zh-CN')).toBe('zh-cn');
  expect(supportedLanguage('en-xa')).toBeUndefined();
  expect(languageName('xx')).toBe('xx');
});

it('LG-1 offers what the deployment has texts of, in the order of the product, and no pseudo-language', () => {
  expect(offeredLanguages({ 'en-xa': 'a', mk: 'b', ru: 'c', en: 'd' })).toEqual(['en', 'ru', 'mk']);
});
