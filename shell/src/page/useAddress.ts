import { useMemo, useSyncExternalStore } from 'react';
import { usePlatform } from '../PlatformContext.ts';

/** The page's address, followed through every move of any router. */
export function useAddress(): URL {
  const { navigation } = usePlatform();
  const href = useSyncExternalStore(navigation.onMoved, navigation.address);
  return useMemo(() => new URL(href), [href]);
}
