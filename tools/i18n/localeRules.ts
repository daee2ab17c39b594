// What makes a package's texts in one language complete: the keys of the English ones, with that language's own plural
// forms, the same placeholders and marks, nothing left in English, and each made from today's English.
// `node tools/i18n/localeRules.ts de` lists what is wrong.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, packagesOf, root } from '../bundle/modules.ts';
import { markTranslated, PLURAL, staleKeys } from './translated.ts';

export type Texts = Record<string, string>;

export const localeFile = (name: string, language: string) => join(root, name, 'src/locales', `${language}.json`);

export const readTexts = (name: string, language: string): Texts =>
  JSON.parse(readFileSync(localeFile(name, language), 'utf8'));

export const languagesOf = (name: string) =>
  readdirSync(join(root, name, 'src/locales')).map((file) => file.replace(/\.json$/, ''));

/** Holds the texts that several packages and the server share. */
export const COMMON_PACKAGE = 'contract';

export const packagesWithTexts = () =>
  [COMMON_PACKAGE, ...moduleNames.flatMap(packagesOf), 'server'].filter((name) => existsSync(localeFile(name, 'en')));

/** Our names are lower case ("zh-cn"); Serbian is written in Latin letters here. */
const tagOf = (language: string) => (language === 'sr' ? 'sr-Latn' : language);

/** Key → the English it is a translation of. */
function expectedKeys(english: Texts, language: string): Map<string, string> {
  const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions();
  const keys = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const stem = key.replace(PLURAL, '');
    const other = english[`${stem}_other`];
    if (stem === key || other === undefined) keys.set(key, text);
    else for (const category of pluralCategories) keys.set(`${stem}_${category}`, other);
  }
  return keys;
}

/** Placeholders ({{count}}, {n}) and marks (<terms>) in alphabetical order. */
function fillers(text: string): string {
  return (text.match(/\{\{?\w+\}?\}|<\/?\w+>/g) ?? []).sort().join(' ');
}

/** A text that reads as a sentence: the same words in another language mean that it was not translated. */
const isSentence = (text: string) => text.split(/\s+/).filter((word) => /^[a-z]{2,}[.,:;]?$/i.test(word)).length >= 4;

/** What is wrong with the texts of one language. */
export function complaints(language: string): string[] {
  return packagesWithTexts().flatMap((name) => {
    const found = existsSync(localeFile(name, language)) ? complaintsIn(name, language) : ['no file'];
    return found.map((complaint) => `${name}/${language}: ${complaint}`);
  });
}

function complaintsIn(name: string, language: string): string[] {
  const texts = readTexts(name, language);
  const expected = expectedKeys(readTexts(name, 'en'), language);
  const found: string[] = [];
  for (const [key, source] of expected) {
    const text = texts[key];
    if (typeof text !== 'string' || text.trim() === '') found.push(`${key} is missing`);
    else if (fillers(text) !== fillers(source) && !leavesOutCount(key, text, source))
      found.push(`${key} has other placeholders than "${source}"`);
    else if (language !== 'en' && text === source && isSentence(source)) found.push(`${key} is still in English`);
  }
  for (const key of Object.keys(texts)) if (!expected.has(key)) found.push(`${key} is not a key of the English texts`);
  if (language !== 'en')
    for (const key of staleKeys({ folder: root, name, language }))
      found.push(`${key} was made from other English; once it is right: npm run translated -- ${language} ${key}`);
  return found;
}

/** "One shipment", "This shipment": a form for one number may spell it, or name it where the others do not. */
function leavesOutCount(key: string, text: string, source: string): boolean {
  const without = (value: string) => fillers(value.replaceAll('{{count}}', ''));
  return /_(zero|one|two)$/.test(key) && without(text) === without(source);
}

/** Languages, and beginnings of keys, which have a dot in them: these translations are of the present English. */
function mark(words: readonly string[]): void {
  const languages = words.filter((word) => !word.includes('.'));
  const begin = words.filter((word) => word.includes('.'));
  for (const name of packagesWithTexts()) {
    const all = languagesOf(name).filter((language) => language !== 'en');
    const meant = languages.length === 0 ? all : all.filter((language) => languages.includes(language));
    markTranslated({ folder: root, name, languages: meant, all, begin });
  }
}

function check(languages: readonly string[]): void {
  const found = languages.flatMap(complaints);
  for (const complaint of found) console.log(complaint);
  console.log(`${found.length} complaints`);
  if (found.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2);
  if (words[0] === '--translated') mark(words.slice(1));
  else check(words);
}
