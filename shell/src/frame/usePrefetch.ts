import { usePlatform } from '@tracking-console/app-kit';
import { whenQuiet } from '@tracking-console/platform';
import { later } from '@tracking-console/ui';
import { useEffect } from 'react';
import { userMenuPopup } from '../userMenu/UserMenu.tsx';

/** What the next click or page will need, once the first screen stands. What fails is asked for again when it is wanted. */
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
