import { createContext } from 'react';
import english from '../locales/en.json';

export type TextKey = keyof typeof english;

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** What is rendered outside a Root, or before its language's bundle loads, uses English, which is built in. */
export const englishText: Text = (key, values = {}) => fill(english[key], values);

export const TextContext = createContext<Text>(englishText);

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
