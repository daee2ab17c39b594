import type common from '@tracking-console/contract/locales/en.json';
import { createContext, useContext } from 'react';

/** Returns the text of a key; `{{name}}` in it is replaced from `values`, `count` chooses the plural form. */
export type Translate<Key extends string = string> = (key: Key, values?: Record<string, string | number>) => string;

/** "…_one" and "…_other" are forms of one text. */
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
/** The keys of an English text file, and those of the common one, which all packages fall back to. */
export type TextKey<Texts> = WithoutPlural<keyof (Texts & typeof common) & string>;

export interface Texts {
  /** The application's own. */
  own: Translate;
  /** Those that every application shares: titles of menu items, field errors, error codes. */
  shared: Translate;
  /** Those of the pages and parts in this package. */
  kit: Translate;
  /** The language they are in. */
  language: string;
}

export const TextContext = createContext<Texts | null>(null);

/** @throws outside ApplicationRoot */
export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error('This component is outside ApplicationRoot.');
  return texts;
}

/**
 * The application's own texts. An application narrows the keys to those of its English file once:
 * `export const useText: () => Translate<TextKey<typeof english>> = useApplicationText`
 */
export const useApplicationText = (): Translate => useTexts().own;
export const useSharedText = (): Translate => useTexts().shared;
export const useLanguage = (): string => useTexts().language;

/** For a value this version may not know, such as a newer status: its text, else `fallback`. */
export function useTextOr(): (key: string, fallback: string) => string {
  const { own } = useTexts();
  return (key, fallback) => own(key, { defaultValue: fallback });
}
