import { useEffect, useRef } from 'react';
import { onHeadingChange } from './headingChanges.ts';

/** SA-16, AX-8: after a move the focus goes to the new page's heading, and the window to its top. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    if (shown.current === pathname || !main) return;
    shown.current = pathname;
    let arrived = false;
    return onHeadingChange(main, (heading) => {
      if (arrived ? !isFocusLost() : isElsewhere(main)) return;
      arrived = true;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, [pathname]);
}

/** What had the focus is gone from the page. */
const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** Someone who is in a dialog, or types into the new page already, is left there. */
function isElsewhere(main: Element) {
  const active = document.activeElement;
  if (!active || isFocusLost()) return false;
  if (active.closest('dialog[open], [role=dialog], [role=alertdialog]')) return true;
  return main.contains(active) && active.matches('input, textarea, select, [contenteditable]');
}
