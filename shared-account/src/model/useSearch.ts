import { useMounted } from '@tracking-console/app-kit';
import { useRef, useSyncExternalStore } from 'react';

/**
 * The parameters in the address of the mounted page: a parcel has no router of its own. While its console is hidden
 * the address is another page's, and this page's last one is used.
 */
export function useSearch(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { navigation } = useMounted().platform;
  const pathname = useRef(navigation.pathname()).current;
  const last = useRef('');
  const search = useSyncExternalStore(navigation.onMoved, () => {
    if (navigation.pathname() === pathname) last.current = new URL(navigation.address()).search;
    return last.current;
  });
  const change = (next: URLSearchParams) => {
    const text = next.toString();
    navigation.go(text ? `${pathname}?${text}` : pathname);
  };
  return [new URLSearchParams(search), change];
}
