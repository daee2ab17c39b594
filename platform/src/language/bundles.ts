import type { LanguageConfiguration } from '@tracking-console/contract/page/page';
import { addIntlData } from './intl/addIntlData.ts';

/** A language's texts by namespace. */
export type Texts = Readonly<Record<string, Record<string, string>>>;

/**
 * Each language has one bundle with every module's namespace, fetched once. After a failure it is fetched past the HTTP
 * cache, which may hold another answer, such as a network's sign-in page, for hours.
 */
export function createBundles({ folder, hashes }: LanguageConfiguration) {
  const fetched = new Map<string, Promise<Texts>>();
  const failed = new Set<string>();
  return (language: string): Promise<Texts> => {
    const known = fetched.get(language);
    if (known) return known;
    const cache = failed.has(language) ? 'reload' : 'default';
    const loading = load(`${folder}${language}.${hashes[language]}.json`, language, cache);
    fetched.set(language, loading);
    loading.catch(() => {
      fetched.delete(language);
      failed.add(language);
    });
    return loading;
  };
}

async function load(url: string, language: string, cache: RequestCache): Promise<Texts> {
  const [texts] = await Promise.all([
    fetchTexts(url, language, cache),
    // If it fails, only the dates are in another language.
    addIntlData(language).catch(() => undefined),
  ]);
  return texts;
}

/** The browser shares a hanging request with later ones of the same address: it is aborted. In ms. */
const TIMEOUT_MS = 20_000;

async function fetchTexts(url: string, language: string, cache: RequestCache): Promise<Texts> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { credentials: 'same-origin', cache, signal: request.signal });
    if (!response.ok) throw new Error(`The texts of "${language}" answered ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
