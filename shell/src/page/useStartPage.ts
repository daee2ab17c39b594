import { usePlatform } from '@tracking-console/app-kit';
import { prefixOf, selectProfile } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { usePage } from './PageContext.ts';

/** The bare address leads to the console of the first identity that is open. */
export function useStartPage(): void {
  const { navigation } = usePlatform();
  const { pathname, identity } = usePage();
  const known = useSelector(selectProfile) !== null;
  useEffect(() => {
    if (pathname === '/' && known) navigation.replace(`${prefixOf(identity)}/dashboard`);
  }, [pathname, identity, known, navigation]);
}
