import { useWhileShown } from '@tracking-console/ui';
import { useCallback, useEffect, useRef } from 'react';

/** In ms. A page that is shown again is rendered before it fetches, however long ago its last fetch was. */
const FIRST_DELAY_MS = 500;

/** Calls `refetch` every `interval` ms (0: never) while the page is visible. */
export function usePolling(refetch: () => unknown, interval: number): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  const askedTime = useRef(0);
  const poll = useCallback(() => {
    if (interval === 0) return () => {};
    if (askedTime.current === 0) askedTime.current = Date.now(); // by the query itself, as it was mounted
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      askedTime.current = Date.now();
      latest.current();
      timer = setTimeout(ask, interval);
    };
    const follow = () => {
      clearTimeout(timer);
      const left = Math.min(interval, askedTime.current + interval - Date.now());
      if (document.visibilityState === 'visible') timer = setTimeout(ask, Math.max(FIRST_DELAY_MS, left));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [interval]);
  useWhileShown(poll);
}
