import { createContext, useContext } from 'react';
import type english from './locales/en.json';

/** "…_one" and "…_other" are forms of one text, chosen by `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey = WithoutPlural<keyof typeof english & string>;

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

export const TextContext = createContext<Say | null>(null);

/** This console's texts. A key that does not exist does not compile. */
export function useText(): Say {
  const say = useContext(TextContext);
  if (!say) throw new Error('This component stands outside the console.');
  return say;
}
