import type { Platform } from '@tracking-console/platform';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { useMounted } from './ApplicationContext.ts';

/**
 * The page's address for a parcel, which has no router of its own, so that its filters can be in the address. While
 * another page is shown, a kept parcel keeps the address it had.
 */
export function ParcelRouter({ path, children }: { path: string; children: ReactNode }) {
  const { navigation } = useMounted().platform;
  const { read, navigator } = useMemo(() => follow(navigation, path), [navigation, path]);
  const location = useSyncExternalStore(navigation.onMoved, read);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function follow(navigation: Platform['navigation'], path: string) {
  let own = path;
  const read = () => {
    const { pathname, search, hash } = new URL(navigation.address());
    if (pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase()) own = pathname + search + hash;
    return own;
  };
  const toPath = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = {
    createHref: toPath,
    push: (to) => navigation.go(toPath(to)),
    replace: (to, state) => navigation.replace(toPath(to), state),
    go: (steps) => history.go(steps),
  };
  return { read, navigator };
}
