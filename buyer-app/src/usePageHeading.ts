import { useEffect, useRef } from 'react';

let somethingWasShown = false;

/**
 * AX-8: after a move the new page's heading takes the focus, so that screen readers tell of it. The very first page leaves
 * the focus to the browser, unless something on the page (a menu) already has it.
 */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (somethingWasShown || document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
    somethingWasShown = true;
  }, []);
  return heading;
}
