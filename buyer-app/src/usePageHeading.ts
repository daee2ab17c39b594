import { useEffect, useRef } from 'react';
import { useConsole } from './console.ts';

let somethingWasShown = false;

/**
 * AX-8: after a move the new page's heading takes the focus, so that screen readers tell of it. The very first page leaves
 * the focus to the browser, unless something else on the page (a menu) already has it. A dialog keeps it.
 */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { domElement, visibility } = useConsole();
  useEffect(() => {
    const { activeElement, body } = document;
    // Mounted ahead: nobody has come to it.
    if (!visibility.isShown()) return;
    // A field that stood before this code came may be in use already.
    if (activeElement?.closest('[role=dialog], [role=alertdialog], dialog[open]')) return;
    const isFree = activeElement === body || domElement.contains(activeElement);
    if (somethingWasShown || !isFree) heading.current?.focus({ preventScroll: true });
    somethingWasShown = true;
  }, [domElement, visibility]);
  return heading;
}
