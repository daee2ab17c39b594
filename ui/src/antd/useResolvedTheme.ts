import { useSyncExternalStore } from 'react';
import type { Theme } from '../theme/applyTheme.ts';

/** The theme people see: "system" answered by the device, also when it changes. */
export function useResolvedTheme(theme: Theme): 'light' | 'dark' {
  const dark = useMedia(darkDevice);
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}

/** Whether the device is set to reduced motion. */
export const useReducedMotion = () => useMedia(lessMotion);

const darkDevice = media('(prefers-color-scheme: dark)');
const lessMotion = media('(prefers-reduced-motion: reduce)');

function media(query: string) {
  return {
    matches: () => matchMedia(query).matches,
    subscribe(onChange: () => void) {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  };
}

const useMedia = ({ matches, subscribe }: ReturnType<typeof media>) =>
  useSyncExternalStore(subscribe, matches, () => false);
