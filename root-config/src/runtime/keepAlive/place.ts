import type { Parts } from '../surface/surface.ts';

/** Where the user was in an application: scroll position and focus. */
export interface Place {
  /** To be called before it is hidden: hiding an element that has the focus is slower, and the focus must not stay in it. */
  leave: () => void;
  /** Whether it was left before. */
  known: () => boolean;
  /**
   * Restores scroll and focus at the start of the next frame, so that style and layout are computed once for the whole
   * switch. The heading gets the focus when nothing inside had it. Leaving cancels it.
   */
  restore: () => void;
  /** To be called when the application is shown at another address than it was left at. */
  forget: () => void;
  end: () => void;
}

/**
 * Follows focus and scrolling as they happen: when an application is left, the focus is already on the menu entry, and reading
 * the scroll position then would force a layout.
 */
export function watchPlace(parts: Parts, page: Window, isShown: () => boolean): Place {
  const { root, popups } = parts;
  let focused: HTMLElement | null = null;
  /** In an open dialog, which keeps the focus. */
  let focusedPopup: HTMLElement | null = null;
  let scrolled = 0;
  let wasLeft = false;
  let frame: number | undefined;
  // Only elements take the focus.
  const onFocus = (event: Event) => {
    focused = event.target as HTMLElement;
    focusedPopup = null;
  };
  const onPopupFocus = (event: Event) => {
    focusedPopup = event.target as HTMLElement;
  };
  // Until the position is restored, the page is scrolled to that of another application.
  const onScroll = () => {
    if (isShown() && frame === undefined) scrolled = page.scrollY;
  };
  root.addEventListener('focusin', onFocus);
  popups.addEventListener('focusin', onPopupFocus);
  page.addEventListener('scroll', onScroll, { passive: true });

  function cancelRestore() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  }

  return {
    leave() {
      cancelRestore();
      wasLeft = true;
      focusedIn(parts)?.blur();
    },
    known: () => wasLeft,
    restore() {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        if (page.scrollY !== scrolled) page.scrollTo(0, scrolled);
        const target = [focusedPopup, focused].find((element) => element?.isConnected);
        (target ?? root.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
      });
    },
    forget() {
      scrolled = 0;
      focused = null;
    },
    end() {
      cancelRestore();
      root.removeEventListener('focusin', onFocus);
      popups.removeEventListener('focusin', onPopupFocus);
      page.removeEventListener('scroll', onScroll);
    },
  };
}

export const holdsFocus = (parts: Parts): boolean => focusedIn(parts) !== undefined;

function focusedIn({ root, popups }: Parts) {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot; // it is in one of the two
  const isInside = root.contains(activeElement) || popups.contains(activeElement);
  return isInside ? (activeElement as HTMLElement) : undefined; // only elements take the focus
}
