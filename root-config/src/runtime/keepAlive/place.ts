import type { Parts } from '../surface/surface.ts';

/** Where somebody was in an application: how far the page was scrolled and what had the focus. */
export interface Place {
  /** Before anything is hidden: what is hidden with the focus in it is hidden at a greater cost, and must not keep it. */
  leave: () => void;
  /** Whether it was ever left. */
  known: () => boolean;
  /**
   * Puts page and focus back with the next frame, before it is painted: the focus to the heading when nothing inside had
   * it. By then all that changes with the switch has changed, and style and layout are worked out once. Leaving calls it off.
   */
  restore: () => void;
  /** The application comes back to another address than it was left at. */
  forget: () => void;
  end: () => void;
}

/**
 * Watches focus and scrolling as they happen: by the time an application is left, the focus is on the menu entry that leaves
 * it, and to be asked how far it is scrolled the page would work out its layout before the switch has begun.
 */
export function watchPlace(parts: Parts, page: Window, isShown: () => boolean): Place {
  const { root, popups } = parts;
  let focused: HTMLElement | null = null;
  /** In a dialog that is open, which nobody can be led out of. */
  let focusedAbove: HTMLElement | null = null;
  let scrolled = 0;
  let wasLeft = false;
  let frame: number | undefined;
  // Only elements take the focus.
  const onFocus = (event: Event) => {
    focused = event.target as HTMLElement;
    focusedAbove = null;
  };
  const onFocusAbove = (event: Event) => {
    focusedAbove = event.target as HTMLElement;
  };
  // Until it has been put back, the page stands where another application had it.
  const onScroll = () => {
    if (isShown() && frame === undefined) scrolled = page.scrollY;
  };
  root.addEventListener('focusin', onFocus);
  popups.addEventListener('focusin', onFocusAbove);
  page.addEventListener('scroll', onScroll, { passive: true });

  function callOff() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  }

  return {
    leave() {
      callOff();
      wasLeft = true;
      focusedIn(parts)?.blur();
    },
    known: () => wasLeft,
    restore() {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        if (page.scrollY !== scrolled) page.scrollTo(0, scrolled);
        const target = [focusedAbove, focused].find((element) => element?.isConnected);
        (target ?? root.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
      });
    },
    forget() {
      scrolled = 0;
      focused = null;
    },
    end() {
      callOff();
      root.removeEventListener('focusin', onFocus);
      popups.removeEventListener('focusin', onFocusAbove);
      page.removeEventListener('scroll', onScroll);
    },
  };
}

export const holdsFocus = (parts: Parts): boolean => focusedIn(parts) !== undefined;

function focusedIn({ root, popups }: Parts) {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot; // it stands in one of the two
  const isInside = root.contains(activeElement) || popups.contains(activeElement);
  return isInside ? (activeElement as HTMLElement) : undefined; // only elements take the focus
}
