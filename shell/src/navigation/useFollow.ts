import { usePlatform } from '@tracking-console/app-kit';
import type { MouseEvent } from 'react';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** For a link's onClick: a plain click moves inside the page, every other one stays the browser's. */
export function useFollow() {
  const { navigation } = usePlatform();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigation.go(event.currentTarget.pathname);
  };
}
