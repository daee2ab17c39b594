import { useEffect, useRef } from 'react';
import { onHeadingChange } from './headingChanges.ts';
import { applicationOf, focusedElement } from './isolated.ts';

/** SA-16, AX-8: after a move the focus goes to the new page's heading, and the window to its top. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    if (shown.current === pathname || !main) return;
    shown.current = pathname;
    let arrived = false;
    return onHeadingChange(main, (heading) => {
      if (arrived ? !isFocusLost() : isElsewhere(main) || isAsItWasLeft(heading, pathname)) return;
      arrived = true;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, [pathname]);
}

/** A console that comes back to where it was left: the runtime has put scroll and focus where they were. */
const isAsItWasLeft = (heading: HTMLElement, pathname: string) =>
  applicationOf(heading)?.dataset.cameBackTo === pathname;

/** What had the focus is gone from the page. */
const isFocusLost = () => focusedElement()?.matches('body') !== false;

/** Someone who is in a dialog, or types into the new page already, is left there. */
function isElsewhere(main: Element) {
  const active = focusedElement();
  if (!active || isFocusLost()) return false;
  if (active.closest('dialog[open], [role=dialog], [role=alertdialog]')) return true;
  return main.contains(document.activeElement) && active.matches('input, textarea, select, [contenteditable]');
}
