import { useEffect, useRef } from 'react';
import { afterPageChange } from './afterPageChange.ts';

/** SA-16, AX-8: after a move the focus goes to the new page's heading, and the window to its top. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    if (shown.current === pathname || !main) return;
    shown.current = pathname;
    return afterPageChange(main, (heading) => {
      if (isElsewhere(main)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, [pathname]);
}

/** Someone who is in a dialog, or types into the new page already, is left there. */
function isElsewhere(main: Element) {
  const active = document.activeElement;
  if (!active || active === document.body) return false;
  if (active.closest('dialog[open], [role=dialog], [role=alertdialog]')) return true;
  return main.contains(active) && active.matches('input, textarea, select, [contenteditable]');
}
