import { usePlatform } from '@tracking-console/app-kit';
import { prefixOf, selectProfile } from '@tracking-console/platform';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { type Page, useEachPage } from './PageContext.ts';

/** RT-1: the bare address leads to the console of the first identity that is open. */
export function useStartPage(): void {
  const { navigation } = usePlatform();
  const known = useSelector(selectProfile) !== null;
  useEachPage(
    useCallback(
      ({ pathname, identity }: Page) => {
        if (pathname === '/' && known) navigation.replace(`${prefixOf(identity)}/dashboard`);
      },
      [known, navigation],
    ),
  );
}
