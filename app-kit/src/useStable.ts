import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for life, which does what the latest one does: hundreds of lines need not be rendered for a keystroke. */
export function useStable<Args extends unknown[], Result>(latest: (...args: Args) => Result) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
