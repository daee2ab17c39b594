import { type RefObject, useEffect, useRef } from 'react';
import { isInOverlay } from '../overlays/isInOverlay.ts';
import { useRoot } from '../root/RootContext.ts';

let somethingWasShown = false;

/**
 * After a move the new page's heading takes the focus, so that screen readers announce it. The first page of a fresh
 * document leaves the focus at the top, where the skip link is, or in a field of its own, unless the user has moved it
 * meanwhile.
 */
export function usePageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { visibility } = useRoot();
  useEffect(() => {
    // Premounted: the page has not been shown yet.
    if (visibility?.isShown() === false) return;
    const { activeElement, body } = document;
    // A field that stood before this code came may be in use already.
    const isFree = activeElement === body || heading.current?.closest('main')?.contains(activeElement);
    const isMove = somethingWasShown || !isFree;
    somethingWasShown = true;
    if (isMove && !isInOverlay(activeElement)) heading.current?.focus({ preventScroll: true });
  }, [visibility]);
  return heading;
}
