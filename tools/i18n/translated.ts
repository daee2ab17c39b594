// Which English each translation was made from, so that a text is found when its English has changed. tools/i18n/translated
// holds a file for each package: a key's hash, or where languages differ, its hashes with the languages made from each.
// `npm run translated -- de fr` marks the texts of those languages as up to date; with words that have a dot in them, only
// keys that begin so: `npm run translated -- de shipments.add`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PLURAL = /_(zero|one|two|few|many|other)$/;
const HASH = 8;

type Texts = Readonly<Record<string, string>>;

/** One hash of all languages, or each hash with the languages that were made from it, as in "de fr". */
type Entry = string | Record<string, string>;

interface OnePackage {
  /** Of the repository. */
  folder: string;
  name: string;
}

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** By key, its plural forms taken together: what a translator reads. */
function hashesOf(english: Texts): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const stem = stemOf(key, english);
    texts.set(stem, `${texts.get(stem) ?? ''}${text}\n`);
  }
  return new Map(
    [...texts].map(([stem, text]) => [stem, createHash('sha256').update(text).digest('hex').slice(0, HASH)]),
  );
}

/** Keys whose translation was made from other English, or from none that is recorded. */
export function staleKeys({ folder, name, language }: OnePackage & { language: string }): string[] {
  const { english, texts, record } = readPackage({ folder, name, language });
  const present = keysIn(texts, english);
  return [...hashesOf(english)]
    .filter(([key, hash]) => present.has(key) && madeFrom(record[key], language) !== hash)
    .map(([key]) => key);
}

interface Marking extends OnePackage {
  languages: readonly string[];
  /** Every language of the package. */
  all: readonly string[];
  /** Only keys that begin so. */
  begin?: readonly string[];
}

/** The texts of these languages were made from the present English. */
export function markTranslated({ folder, name, languages, all, begin = [] }: Marking): void {
  const isSelected = (key: string) => begin.length === 0 || begin.some((start) => key.startsWith(start));
  const marked = new Map<string, Set<string>>();
  for (const language of languages) {
    const { english, texts } = readPackage({ folder, name, language });
    marked.set(language, new Set([...keysIn(texts, english)].filter(isSelected)));
  }
  const { english, record } = readPackage({ folder, name, language: 'en' });
  const next: Record<string, Entry> = {};
  for (const [key, hash] of hashesOf(english)) {
    const made = new Map<string, string>();
    for (const language of all) {
      const from = marked.get(language)?.has(key) ? hash : madeFrom(record[key], language);
      if (from !== undefined) made.set(language, from);
    }
    const entry = compact(made);
    if (entry) next[key] = entry;
  }
  const file = recordFile(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

/** Moves the record of a key to another one; undefined: deletes it. */
export function renameMark({ folder, name }: OnePackage, key: string, to: string | undefined): void {
  const file = recordFile(folder, name);
  const entries = Object.entries(readJson(file)).flatMap(([one, entry]) => {
    if (one !== key) return [[one, entry]];
    return to === undefined ? [] : [[to, entry]];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

const recordFile = (folder: string, name: string) => join(folder, 'tools/i18n/translated', `${name}.json`);

function readPackage({ folder, name, language }: OnePackage & { language: string }) {
  const textsIn = (one: string): Texts => readJson(join(folder, name, 'src/locales', `${one}.json`));
  const record: Record<string, Entry | undefined> = readJson(recordFile(folder, name));
  return { english: textsIn('en'), texts: textsIn(language), record };
}

const stemOf = (key: string, english: Texts) =>
  `${key.replace(PLURAL, '')}_other` in english ? key.replace(PLURAL, '') : key;

const keysIn = (texts: Texts, english: Texts) => new Set(Object.keys(texts).map((key) => stemOf(key, english)));

function madeFrom(entry: Entry | undefined, language: string): string | undefined {
  if (typeof entry !== 'object') return entry;
  return Object.entries(entry).find(([, languages]) => languages.split(' ').includes(language))?.[0];
}

/** @param made language → hash */
function compact(made: ReadonlyMap<string, string>): Entry | undefined {
  const languages = new Map<string, string[]>();
  for (const [language, hash] of made) languages.set(hash, [...(languages.get(hash) ?? []), language]);
  const [only] = languages.keys();
  if (languages.size <= 1) return only;
  return Object.fromEntries([...languages].map(([hash, some]) => [hash, some.join(' ')]));
}
