// One command for a text in all languages:
//   npm run texts -- add api-app column.age age.json       age.json: { "en": "Age", "de": "Alter", … }, or by plural form
//                                                          { "en": { "one": "{{count}} day", "other": "{{count}} days" }, … }
//   npm run texts -- rename api-app column.age column.days in the locales, their marks and the package's code
//   npm run texts -- remove api-app column.days            refused while the package's code names it
//   npm run texts -- missing                               what each language lacks
//   npm run texts -- repeats                               English texts of several keys
// The package of texts that several packages show is contract; their keys are renamed everywhere.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/modules.ts';
import { COMMON_PACKAGE, complaints, languagesOf, type Texts } from './localeRules.ts';
import { repeatedTexts } from './repeats.ts';
import { markTranslated, PLURAL, renameMark } from './translated.ts';

/** Language → the text, or its plural forms. */
export type Translations = Readonly<Record<string, string | Texts>>;

interface Place {
  /** Of the repository. */
  folder: string;
  /** Of the package. */
  name: string;
}

const localesIn = ({ folder, name }: Place) => join(folder, name, 'src/locales');
const isFormOf = (key: string) => (one: string) => one === key || one.replace(PLURAL, '') === key;

/** @throws Error the key exists, or there is no English */
export function addText(place: Place, key: string, translations: Translations): void {
  if (translations.en === undefined) throw new Error('There is no English text, "en".');
  if (hasText(place, key)) throw new Error(`${key} exists.`);
  const languages = Object.keys(translations);
  const unknown = languages.filter((language) => !existsSync(join(localesIn(place), `${language}.json`)));
  if (unknown.length > 0) throw new Error(`${place.name} has no texts in ${unknown.join(', ')}.`);
  changeLocales(place, (entries, language) => {
    const text = translations[language];
    if (text === undefined) return entries;
    const added = typeof text === 'string' ? [[key, text] as const] : formsOf(key, text);
    return entries.toSpliced(placeOf(entries, key), 0, ...added);
  });
  const others = languages.filter((language) => language !== 'en');
  const all = languagesIn(place).filter((language) => language !== 'en');
  markTranslated({ ...place, languages: others, all, begin: [key] });
}

/** Answers with the files of code that were changed. @throws Error there is no such key, or the new one exists */
export function renameText(place: Place, key: string, to: string): string[] {
  if (!hasText(place, key)) throw new Error(`${key} does not exist.`);
  if (hasText(place, to)) throw new Error(`${to} exists.`);
  const isForm = isFormOf(key);
  const renamed = (one: string) => (isForm(one) ? to + one.slice(key.length) : one);
  changeLocales(place, (entries) => entries.map(([one, text]) => [renamed(one), text]));
  renameMark(place, key, to);
  const files = codeNaming(place, key);
  for (const file of files)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`'${key}'`, `'${to}'`).replaceAll(`"${key}"`, `"${to}"`));
  return files;
}

/** @throws Error there is no such key, or the package's code still names it */
export function removeText(place: Place, key: string): void {
  if (!hasText(place, key)) throw new Error(`${key} does not exist.`);
  const files = codeNaming(place, key);
  if (files.length > 0) throw new Error(`${key} is named in ${files.join(', ')}.`);
  const isForm = isFormOf(key);
  changeLocales(place, (entries) => entries.filter(([one]) => !isForm(one)));
  renameMark(place, key, undefined);
}

const languagesIn = (place: Place) => readdirSync(localesIn(place)).map((file) => file.replace(/\.json$/, ''));

const hasText = (place: Place, key: string) => Object.keys(readLocale(place, 'en')).some(isFormOf(key));

const readLocale = (place: Place, language: string): Texts =>
  JSON.parse(readFileSync(join(localesIn(place), `${language}.json`), 'utf8'));

type Entries = readonly (readonly [key: string, text: string])[];

function changeLocales(place: Place, change: (entries: Entries, language: string) => Entries): void {
  for (const language of languagesIn(place)) {
    const changed = change(Object.entries(readLocale(place, language)), language);
    const file = join(localesIn(place), `${language}.json`);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(changed), null, 2)}\n`);
  }
}

const formsOf = (key: string, forms: Texts): Entries =>
  Object.entries(forms).map(([form, text]) => [`${key}_${form}`, text]);

/** Behind the last key that shares the longest beginning with it, so that what belongs together is read together. */
function placeOf(entries: Entries, key: string): number {
  for (let parts = key.split('.').slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const last = entries.findLastIndex(([one]) => one.startsWith(`${parts.join('.')}.`));
    if (last >= 0) return last + 1;
  }
  return entries.length;
}

/** Files of code with the whole key in quotes: the package's, for a common text those of all packages. */
function codeNaming({ folder, name }: Place, key: string): string[] {
  const packages = name === COMMON_PACKAGE ? readdirSync(folder) : [name];
  return packages
    .map((one) => join(folder, one, 'src'))
    .filter((source) => existsSync(source))
    .flatMap(codeIn)
    .filter((file) => [`'${key}'`, `"${key}"`].some((quoted) => readFileSync(file, 'utf8').includes(quoted)));
}

const codeIn = (source: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(source, file));

function listMissing(): void {
  const found = languagesOf('platform').flatMap(complaints);
  for (const complaint of found) console.log(complaint);
  console.log(`${found.length} texts to mend`);
  if (found.length > 0) process.exitCode = 1;
}

function listRepeats(): void {
  for (const [text, keys] of repeatedTexts()) console.log(`${text}: ${keys.join(' ')}`);
}

function run([command, name = '', key = '', more = '']: string[]): void {
  if (command === 'repeats') {
    listRepeats();
    return;
  }
  const place = { folder: root, name };
  if (command === 'add') addText(place, key, JSON.parse(readFileSync(more, 'utf8')));
  else if (command === 'rename') for (const file of renameText(place, key, more)) console.log(`changed ${file}`);
  else if (command === 'remove') removeText(place, key);
  else if (command !== 'missing') throw new Error('add, rename, remove, missing or repeats');
  listMissing();
}

if (process.argv[1] === import.meta.filename) {
  try {
    run(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
