import type { MenuTitle } from '@tracking-console/platform';
import { useContext } from 'react';
import { menuTitle } from './pageName.ts';
import { TextsContext } from './TextsContext.ts';

/** All of them, and the language they are in. @throws outside of the shell's own tree */
export function usePageTexts() {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There are no texts around this component.');
  return texts;
}

/** The shell's texts: `const t = useTexts()`. */
export const useTexts = () => usePageTexts().shell;

/** The texts that every module shares: titles of menu items, complaints of fields, errors. */
export const useSharedTexts = () => usePageTexts().shared;

/** The language the texts are in now. */
export const useLanguage = () => usePageTexts().language;

export function useTitles() {
  const texts = usePageTexts();
  return (title: MenuTitle) => menuTitle(title, texts);
}
