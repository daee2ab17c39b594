import { useTranslation } from 'react-i18next';
import english from '../locales/en.json';

export type TextKey = keyof typeof english;

/** The blocks' own few texts. English is built in, so a block never shows a key while the language's bundle is on its way. */
export function useText(): (key: TextKey, values?: Record<string, string | number>) => string {
  const { t, ready } = useTranslation('ui', { useSuspense: false });
  return (key, values = {}) => (ready ? t(key, { defaultValue: english[key], ...values }) : fill(english[key], values));
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
