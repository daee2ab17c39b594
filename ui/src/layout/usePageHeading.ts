import { type RefObject, useEffect, useRef } from 'react';
import { isInOverlay } from '../overlays/isInOverlay.ts';
import { useRoot } from '../root/RootContext.ts';

let somethingWasShown = false;

/**
 * After a move the new page's heading takes the focus, so that screen readers announce it. The first page of a fresh
 * document leaves the focus at the top, where the skip link is, or where the user has moved it, unless an entry of the menu led
 * to it meanwhile.
 */
export function usePageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { visibility } = useRoot();
  useEffect(() => {
    // Premounted: the page has not been shown yet.
    if (visibility?.isShown() === false) return;
    const { activeElement } = document;
    // The menu may have led here before any page was shown; a link that is only focused has led nowhere.
    const isMove = somethingWasShown || activeElement?.matches('[aria-current="page"]');
    somethingWasShown = true;
    if (isMove && !isInOverlay(activeElement)) heading.current?.focus({ preventScroll: true });
  }, [visibility]);
  return heading;
}
