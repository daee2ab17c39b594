import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px there is no room beside the page. */
export const useNarrowWindow = () => useMediaQuery('(max-width: 767.98px)');

/** Up to 1100 px there is room for icons. */
export const useMediumWindow = () => useMediaQuery('(min-width: 768px) and (max-width: 1100px)');

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
