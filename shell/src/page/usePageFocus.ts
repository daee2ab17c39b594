import { usePlatform } from '@tracking-console/app-kit';
import { isKeptAt, type State, selectHasFailed } from '@tracking-console/platform';
import { isInOverlay } from '@tracking-console/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { onHeadingChange } from './headingChanges.ts';
import { focusedElement } from './isolated.ts';
import { type Page, useEachPage } from './PageContext.ts';

/**
 * SA-16, AX-8: after a move the focus goes to the new page's heading, and the window to its top. I8: it goes there as well
 * after another try, whose button has gone with the card.
 */
export function usePageFocus(): void {
  const { navigation, store } = usePlatform();
  const hasFailed = useSelector(selectHasFailed);
  const before = useRef<{ pathname: string; hasFailed: boolean }>(null);
  const end = useRef(() => {});
  const follow = useCallback(
    ({ pathname }: Page) => {
      const main = document.getElementById('main');
      const last = before.current;
      before.current = { pathname, hasFailed };
      if (!main || !last || (last.pathname === pathname && last.hasFailed === hasFailed)) return;
      end.current();
      // A console that comes back to where it was left: the runtime puts scroll and focus where they were.
      if (isKeptAt(navigation.address())(store.getState() as State)) return; // its own reducers are never taken away
      let arrived = last.pathname === pathname; // another try
      end.current = onHeadingChange(main, (heading) => {
        if (arrived ? !isFocusLost() : isElsewhere(main)) return;
        arrived = true;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        window.scrollTo(0, 0);
      });
    },
    [hasFailed, navigation, store],
  );
  useEachPage(follow);
  useEffect(() => () => end.current(), []);
}

/** What had the focus is gone from the page; the runtime gives it to the application's root where a card goes. */
const isFocusLost = () => focusedElement()?.matches('body, .application-root') !== false;

/** Someone who is in a dialog or a menu, or types into the new page already, is left there. */
function isElsewhere(main: Element) {
  const active = focusedElement();
  if (!active || isFocusLost()) return false;
  if (isInOverlay(active)) return true;
  return main.contains(document.activeElement) && active.matches('input, textarea, select, [contenteditable]');
}
