import { type RefObject, useLayoutEffect } from 'react';
import { type Align, placePopup, type Side } from './placePopup.ts';

/**
 * Shows an element above everything (the browser's top layer, so it needs neither a portal nor a z-index and works
 * inside a shadow root) and keeps it beside its anchor.
 */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  { side = 'bottom', align = 'start' }: { side?: Side | undefined; align?: Align | undefined },
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const beside = anchor.current;
    if (!element || !beside) return;
    // Older browsers lack the top layer: the popup is then fixed where it is rendered.
    element.showPopover?.();
    const place = () => placePopup(element, beside, side, align);
    place();
    const moved = new AbortController();
    for (const view of new Set([window, element.ownerDocument.defaultView ?? window])) {
      view.addEventListener('scroll', place, { capture: true, passive: true, signal: moved.signal });
      view.addEventListener('resize', place, { signal: moved.signal });
    }
    return () => moved.abort();
  }, [popup, anchor, side, align]);
}
