import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';

/** A text by its key, with {{values}} filled in. */
export type Translate = (key: string, values?: Record<string, string>) => string;

export interface Texts {
  /** The language the texts are really in. */
  language: string;
  t: Translate;
}

const folder = resolve(import.meta.dirname, '../locales');
/** Texts that the consoles show, too. */
const commonFolder = dirname(createRequire(import.meta.url).resolve('@tracking-console/contract/locales/en.json'));

/** Languages this server's own pages are written in. */
export const DOCUMENT_LANGUAGES = readdirSync(folder)
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

const bundles = new Map(DOCUMENT_LANGUAGES.map((language) => [language, read(language)]));

export function textsOf(language: string): Texts {
  const known = bundles.has(language) ? language : DEFAULT_LANGUAGE;
  const bundle = bundles.get(known) ?? {};
  const t: Translate = (key, values = {}) => {
    // A test keeps the languages complete; English is better for the reader than an error.
    const text = bundle[key] ?? bundles.get(DEFAULT_LANGUAGE)?.[key];
    if (text === undefined) throw new Error(`Neither the server nor contract has the text "${key}"`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
  };
  return { language: known, t };
}

function read(language: string): Record<string, string> {
  const textsIn = (from: string) => JSON.parse(readFileSync(resolve(from, `${language}.json`), 'utf8'));
  return { ...textsIn(commonFolder), ...textsIn(folder) };
}
