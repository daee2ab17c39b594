import { usePlatform } from '@tracking-console/app-kit';
import { paths, prefixOf, selectOpenApps, selectProfile } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { usePage } from './PageContext.ts';

/** The bare address leads to the console of the first identity that is open, and where none is to the offer of both. */
export function useStartPage(): void {
  const { navigation } = usePlatform();
  const { pathname, identity } = usePage();
  const known = useSelector(selectProfile) !== null;
  const hasAny = useSelector(selectOpenApps).length > 0;
  useEffect(() => {
    if (pathname === '/' && known) navigation.replace(hasAny ? `${prefixOf(identity)}/dashboard` : paths.welcome());
  }, [pathname, identity, known, hasAny, navigation]);
}
