import { type RefObject, useEffect, useRef, useState } from 'react';
import { activeElementNear } from './focusable.ts';
import { pushModal } from './modalStack.ts';

/** While it is open: focus inside, Tab goes round, Escape answers; on closing the focus returns where it was. */
export function useModal(panel: RefObject<HTMLElement | null>, container: Node, onEscape: () => void): void {
  // Read while rendering: a field with autoFocus has taken the focus before any effect runs.
  const [opener] = useState(() => activeElementNear(container));
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const leave = pushModal({ element, onEscape: () => latest.current() });
    if (!element.contains(activeElementNear(element))) element.focus({ preventScroll: true });
    return () => {
      leave();
      const active = activeElementNear(container);
      // Unless somebody took the focus elsewhere meanwhile, e.g. to the heading of a new page.
      const isOurs = active === null || active === document.body || element.contains(active);
      if (isOurs && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel, container, opener]);
}
