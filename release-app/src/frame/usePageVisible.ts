import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether anybody can see the page; a hidden one has no reason to ask for news. */
export const usePageVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
