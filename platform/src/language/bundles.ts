import type { LanguageConfiguration } from '@tracking-console/contract/page';
import { addIntlData } from './intl/addIntlData.ts';

/** A language's texts by namespace. */
export type Texts = Readonly<Record<string, Record<string, string>>>;

/** LG-2: one bundle a language holds every module's namespace; it is fetched once, and anew after a failure. */
export function createBundles({ folder, hashes }: LanguageConfiguration) {
  const fetched = new Map<string, Promise<Texts>>();
  return (language: string): Promise<Texts> => {
    const known = fetched.get(language);
    if (known) return known;
    const loading = load(`${folder}${language}.${hashes[language]}.json`, language);
    fetched.set(language, loading);
    loading.catch(() => fetched.delete(language));
    return loading;
  };
}

async function load(url: string, language: string): Promise<Texts> {
  const [texts] = await Promise.all([
    fetchTexts(url, language),
    // Without it the dates are in another language, which is better than all texts being so.
    addIntlData(language).catch(() => undefined),
  ]);
  return texts;
}

/** The browser lets whoever asks again wait for a request that hangs: it is broken off. In ms. */
const HANGS = 20_000;

async function fetchTexts(url: string, language: string): Promise<Texts> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), HANGS);
  try {
    const response = await fetch(url, { credentials: 'same-origin', signal: request.signal });
    if (!response.ok) throw new Error(`The texts of "${language}" answered ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
