// What makes a module's texts in one language complete: the keys of the English ones, with that language's own plural
// forms, the same placeholders and marks, nothing left in English, and each made from what the English says today.
// `node build/localeRules.mjs de` lists the rest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, packagesOf, root } from './modules.mjs';
import { markTranslated, staleKeys } from './translated.mjs';

const PLURAL = /_(zero|one|two|few|many|other)$/;

export const packagesWithTexts = () =>
  [...Object.keys(modules).flatMap(packagesOf), 'server'].filter((name) => existsSync(localeFile(name, 'en')));

export const localeFile = (name, language) => join(root, name, 'src/locales', `${language}.json`);

export const languagesOf = (name) =>
  readdirSync(join(root, name, 'src/locales')).map((file) => file.replace(/\.json$/, ''));

/** Our names are lower case ("zh-cn"); Serbian is written in Latin letters here. */
const tagOf = (language) => (language === 'sr' ? 'sr-Latn' : language);

function expectedKeys(english, language) {
  const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions();
  const keys = new Map();
  for (const key of Object.keys(english)) {
    const stem = key.replace(PLURAL, '');
    if (stem === key || !(`${stem}_other` in english)) keys.set(key, english[key]);
    else for (const category of pluralCategories) keys.set(`${stem}_${category}`, english[`${stem}_other`]);
  }
  return keys;
}

/** Placeholders ({{count}}, {n}) and marks (<terms>) in order of the alphabet. */
function fillers(text) {
  return (text.match(/\{\{?\w+\}?\}|<\/?\w+>/g) ?? []).sort().join(' ');
}

/** A text that reads as a sentence, so that the same words in another language mean that nobody translated it. */
const isSentence = (text) => text.split(/\s+/).filter((word) => /^[a-z]{2,}[.,:;]?$/i.test(word)).length >= 4;

/** @returns {string[]} what is wrong with the texts of one package in one language */
export function complaints(name, language) {
  const english = JSON.parse(readFileSync(localeFile(name, 'en'), 'utf8'));
  const texts = JSON.parse(readFileSync(localeFile(name, language), 'utf8'));
  const expected = expectedKeys(english, language);
  const found = [];
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

/** "One shipment", "This shipment": a form that stands for one number may spell it, or say it where the others do not. */
function leavesOutCount(key, text, source) {
  const without = (value) => fillers(value.replaceAll('{{count}}', ''));
  return /_(zero|one|two)$/.test(key) && without(text) === without(source);
}

/** `--translated de fr shipments.add`: what stands there has been made from the present English. */
function mark(words) {
  const languages = words.filter((word) => !word.includes('.'));
  const begin = words.filter((word) => word.includes('.'));
  for (const name of packagesWithTexts()) {
    const all = languagesOf(name).filter((language) => language !== 'en');
    const meant = languages.length === 0 ? all : all.filter((language) => languages.includes(language));
    markTranslated({ folder: root, name, languages: meant, all, begin });
  }
}

if (process.argv[1] === import.meta.filename && process.argv[2] === '--translated') mark(process.argv.slice(3));
else if (process.argv[1] === import.meta.filename) {
  const languages = process.argv.slice(2);
  let wrong = 0;
  for (const language of languages) {
    for (const name of packagesWithTexts()) {
      const found = existsSync(localeFile(name, language)) ? complaints(name, language) : ['no file'];
      wrong += found.length;
      for (const complaint of found) console.log(`${name}/${language}: ${complaint}`);
    }
  }
  console.log(`${wrong} complaints`);
  process.exit(wrong === 0 ? 0 : 1);
}
