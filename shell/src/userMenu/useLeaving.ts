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
    document.addEventListener('mousedown', onElsewhere, true);
    // As the card of a console that stops takes it.
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('mousedown', onElsewhere, true);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [active, element]);
}
