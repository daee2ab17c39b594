import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the browser tab is visible; a hidden one does not poll. */
export const usePageVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
