import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import type { PhraseKey, Phrases } from './phrase.ts';
import { zhCn } from './zhCn.ts';

const byLanguage: Readonly<Record<string, Phrases>> = { en, 'zh-cn': zhCn, de, fr, it, es, nl, ja, ko };

export function speaks(language: string): boolean {
  return Object.hasOwn(byLanguage, language);
}

/** A phrase in a language the sandbox speaks. */
export function phraseText(key: PhraseKey, language: string, values: Readonly<Record<string, string>>): string {
  const phrases = byLanguage[language] ?? en;
  return phrases[key].replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

/** What to translate into: the wanted language; Chinese and English for texts that are in it already. */
export function translationLanguage(original: string, wanted: string): string {
  if (wanted !== original && speaks(wanted)) return wanted;
  return original === 'en' ? 'zh-cn' : 'en';
}
