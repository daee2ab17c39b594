import { type RefObject, useEffect, useRef } from 'react';

/** SH-8: any mousedown outside the element, wherever it lands, or the focus that goes elsewhere without one. */
export function useLeaving(active: boolean, element: RefObject<Element | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!active) return;
    const onElsewhere = (event: Event) => {
      if (element.current && !event.composedPath().includes(element.current)) latest.current();
    };
    // As the card of a console that stops takes it. What may not have it, as a page that is hidden, has given it back by then.
    const onFocus = () =>
      queueMicrotask(() => {
        if (element.current && !element.current.contains(document.activeElement)) latest.current();
      });
    document.addEventListener('mousedown', onElsewhere, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('mousedown', onElsewhere, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [active, element]);
}
