import { usePlatform } from '@tracking-console/app-kit';
import { isKeptAt, type Platform, type State, selectHasFailed } from '@tracking-console/platform';
import { isInOverlay } from '@tracking-console/ui';
import { useEffect } from 'react';
import { onHeadingChange } from './headingChanges.ts';
import { focusedElement } from './isolated.ts';

/**
 * After a move the focus goes to the new page's heading, and the window to its top, or after a step back to where it was.
 * The focus goes there as well after another try, whose button has gone with the card.
 */
export function usePageFocus(): void {
  const platform = usePlatform();
  useEffect(() => followPage(platform), [platform]);
}

/** Reacts to the navigation itself: by the time React has rendered, the new page's heading may be there already. */
function followPage({ navigation, windowPlace, store }: Platform): () => void {
  const state = () => store.getState() as State; // its own reducers are never taken away
  const standing = () => ({ pathname: navigation.pathname(), hasFailed: selectHasFailed(state()) });
  let last = standing();
  let end = () => {};
  function follow() {
    const before = last;
    last = standing();
    const main = document.getElementById('main');
    if (!main || (before.pathname === last.pathname && before.hasFailed === last.hasFailed)) return;
    end();
    // A console that comes back to where it was left: the runtime puts scroll and focus where they were.
    if (isKeptAt(navigation.address())(state())) return;
    let arrived = before.pathname === last.pathname; // another try
    end = onHeadingChange(main, (heading) => {
      if (arrived ? !isFocusLost() : isElsewhere(main)) return;
      arrived = true;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      windowPlace.reach(main);
    });
  }
  const main = document.getElementById('main');
  if (windowPlace.begin() && main) {
    windowPlace.reach(main);
    // The main area may still show the page before.
    end = onHeadingChange(main, () => windowPlace.reach(main));
  }
  const ends = [navigation.onMoved(follow), store.subscribe(follow)];
  return () => {
    end();
    for (const stop of ends) stop();
  };
}

/** Whether the focused element is gone; the runtime focuses the application's root when a card is removed. */
const isFocusLost = () => focusedElement()?.matches('body, .application-root') !== false;

/** A user who is in a dialog or a menu, or types into the new page already, keeps the focus there. */
function isElsewhere(main: Element) {
  const active = focusedElement();
  if (!active || isFocusLost()) return false;
  if (isInOverlay(active)) return true;
  return main.contains(document.activeElement) && active.matches('input, textarea, select, [contenteditable]');
}
