import type { Identity } from '@tracking-console/contract/statuses';
import { prefixOf, selectProfile } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { usePlatform } from '../PlatformContext.ts';

/** RT-1: the bare address leads to the console of the first identity that is open. */
export function useStartPage(pathname: string, identity: Identity): void {
  const { navigation } = usePlatform();
  const known = useSelector(selectProfile) !== null;
  useEffect(() => {
    if (pathname === '/' && known) navigation.replace(`${prefixOf(identity)}/dashboard`);
  }, [pathname, known, identity, navigation]);
}
