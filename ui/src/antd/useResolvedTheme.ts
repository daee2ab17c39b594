import { useSyncExternalStore } from 'react';
import type { Theme } from '../theme/applyTheme.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The theme people see: "system" answered by the device, also when it changes. */
export function useResolvedTheme(theme: Theme): 'light' | 'dark' {
  const dark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}
