import type { MenuTitle } from '@tracking-console/platform';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../PlatformContext.ts';

/** The shell's texts: `const t = useTexts()`. */
export const useTexts = () => useNamespace('shell');

/** The texts that every module shares: titles of menu items, complaints of fields, errors. */
export const useSharedTexts = () => useNamespace('platform');

/** What a menu entry is called. */
export function useTitles() {
  const t = useSharedTexts();
  return (title: MenuTitle) => (typeof title === 'string' ? t(title) : title.plain);
}

function useNamespace(namespace: 'shell' | 'platform') {
  const { i18n } = usePlatform();
  // Without suspense: a language that is late must not take the menu off the screen.
  return useTranslation(namespace, { i18n, useSuspense: false }).t;
}
