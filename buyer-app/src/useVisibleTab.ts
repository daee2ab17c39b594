import { useSyncExternalStore } from 'react';

/** Whether the browser shows this tab. */
export function useVisibleTab(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === 'visible');
}

function listen(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
