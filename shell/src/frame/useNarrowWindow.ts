import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px there is no room beside the page. */
export const useNarrowWindow = () => useMediaQuery('(max-width: 767.98px)');

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
