import { isKeptAt, type State } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../PlatformContext.ts';
import { onHeadingChange } from './headingChanges.ts';
import { focusedElement } from './isolated.ts';

/** SA-16, AX-8: after a move the focus goes to the new page's heading, and the window to its top. */
export function usePageFocus(pathname: string): void {
  const { navigation, store } = usePlatform();
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    if (shown.current === pathname || !main) return;
    shown.current = pathname;
    // A console that comes back to where it was left: the runtime puts scroll and focus where they were.
    if (isKeptAt(navigation.address())(store.getState() as State)) return; // its own reducers are never taken away
    let arrived = false;
    return onHeadingChange(main, (heading) => {
      if (arrived ? !isFocusLost() : isElsewhere(main)) return;
      arrived = true;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, [pathname, navigation, store]);
}

/** What had the focus is gone from the page. */
const isFocusLost = () => focusedElement()?.matches('body') !== false;

/** Someone who is in a dialog, or types into the new page already, is left there. */
function isElsewhere(main: Element) {
  const active = focusedElement();
  if (!active || isFocusLost()) return false;
  if (active.closest('dialog[open], [role=dialog], [role=alertdialog]')) return true;
  return main.contains(document.activeElement) && active.matches('input, textarea, select, [contenteditable]');
}
