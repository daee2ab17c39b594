// What English each translation was made from, so that a text notices when its English has changed. build/translated holds a
// file for each module: a key's hash, or where languages differ, its hashes with the languages made from each.
// `npm run translated -- de fr` marks what stands in those languages as up to date; with words that have a dot in them, only
// keys that begin so: `npm run translated -- de shipments.add`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const HASH = 8;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** By key, its plural forms taken together: what a translator reads. */
export function hashesOf(english) {
  const texts = new Map();
  for (const [key, text] of Object.entries(english)) {
    const stem = stemOf(key, english);
    texts.set(stem, `${texts.get(stem) ?? ''}${text}\n`);
  }
  return new Map(
    [...texts].map(([stem, text]) => [stem, createHash('sha256').update(text).digest('hex').slice(0, HASH)]),
  );
}

/** @returns {string[]} keys whose translation was made from other English, or from none that is recorded */
export function staleKeys({ folder, name, language }) {
  const { english, texts, record } = readModule({ folder, name, language });
  const present = keysIn(texts, english);
  return [...hashesOf(english)]
    .filter(([key, hash]) => present.has(key) && madeFrom(record[key], language) !== hash)
    .map(([key]) => key);
}

/** What stands in these languages has been made from the present English; `begin` limits that to keys that begin so. */
export function markTranslated({ folder, name, languages, all, begin = [] }) {
  const marked = new Map(all.map((language) => [language, new Set()]));
  for (const language of languages) {
    const { english, texts } = readModule({ folder, name, language });
    for (const key of keysIn(texts, english))
      if (begin.length === 0 || begin.some((start) => key.startsWith(start))) marked.get(language).add(key);
  }
  const { english, record } = readModule({ folder, name, language: 'en' });
  const next = {};
  for (const [key, hash] of hashesOf(english)) {
    const hashes = all.map((language) => [
      language,
      marked.get(language).has(key) ? hash : madeFrom(record[key], language),
    ]);
    const entry = compact(hashes.filter(([, made]) => made !== undefined));
    if (entry) next[key] = entry;
  }
  const file = recordFile(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

const recordFile = (folder, name) => join(folder, 'build/translated', `${name}.json`);

function readModule({ folder, name, language }) {
  const textsIn = (one) => readJson(join(folder, name, 'src/locales', `${one}.json`));
  return { english: textsIn('en'), texts: textsIn(language), record: readJson(recordFile(folder, name)) };
}

const stemOf = (key, english) => (`${key.replace(PLURAL, '')}_other` in english ? key.replace(PLURAL, '') : key);

const keysIn = (texts, english) => new Set(Object.keys(texts).map((key) => stemOf(key, english)));

/** A text says it of all languages; an object names them after each hash. */
function madeFrom(entry, language) {
  if (typeof entry !== 'object') return entry;
  return Object.keys(entry).find((hash) => entry[hash].split(' ').includes(language));
}

function compact(hashes) {
  const languages = new Map();
  for (const [language, hash] of hashes) languages.set(hash, [...(languages.get(hash) ?? []), language]);
  const [[only] = []] = languages;
  if (languages.size === 1) return only;
  return languages.size > 1
    ? Object.fromEntries([...languages].map(([hash, some]) => [hash, some.join(' ')]))
    : undefined;
}
