import { useTranslation } from 'react-i18next';
import { useConsole } from './console.ts';
import type english from './locales/en.json';

/** "…_one" and "…_other" are forms of one text, chosen by `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey = WithoutPlural<keyof typeof english & string>;

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** This console's texts. A key that does not exist does not compile. */
export function useText(): Say {
  const { i18n } = useConsole().platform;
  return useTranslation('buyer-app', { i18n, useSuspense: false }).t as unknown as Say; // i18next's type knows no keys of ours
}
