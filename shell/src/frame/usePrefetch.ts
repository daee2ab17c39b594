import { usePlatform } from '@tracking-console/app-kit';
import { whenQuiet } from '@tracking-console/platform';
import { later } from '@tracking-console/ui';
import { useEffect } from 'react';
import { userMenuPopup } from '../userMenu/UserMenu.tsx';

/** Prefetches what the next click or page needs, once the first screen is shown. What fails is fetched again later. */
export function usePrefetch() {
  const platform = usePlatform();
  useEffect(
    () =>
      whenQuiet(platform, () => {
        for (const part of [userMenuPopup.load, later]) part().catch(() => undefined);
      }),
    [platform],
  );
}
