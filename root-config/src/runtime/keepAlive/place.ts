/** Where somebody was in an application: how far the page was scrolled and what had the focus. */
export interface Place {
  leave: () => void;
  /** Whether it was ever left. */
  known: () => boolean;
  /**
   * Puts page and focus back with the next frame, before it is painted: the focus to the heading when nothing inside had
   * it. By then all that changes with the switch has changed, and style and layout are worked out once. Leaving calls it off.
   */
  restore: () => void;
  end: () => void;
}

/** Watches the focus itself: by the time an application is left, the focus is on the menu entry that leaves it. */
export function watchPlace(root: HTMLElement | ShadowRoot, page: Window): Place {
  let focused: HTMLElement | null = null;
  let scrolled: number | undefined;
  let frame: number | undefined;
  const onFocus = (event: Event) => {
    focused = event.target as HTMLElement; // only elements take the focus
  };
  root.addEventListener('focusin', onFocus);

  function callOff(): boolean {
    if (frame === undefined) return false;
    cancelAnimationFrame(frame);
    frame = undefined;
    return true;
  }

  return {
    leave() {
      // Left before it was put back, the page stands where another application had it.
      if (!callOff()) scrolled = page.scrollY;
    },
    known: () => scrolled !== undefined,
    restore() {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        page.scrollTo(0, scrolled ?? 0);
        const target = focused?.isConnected ? focused : root.querySelector<HTMLElement>('h1');
        target?.focus({ preventScroll: true });
      });
    },
    end() {
      callOff();
      root.removeEventListener('focusin', onFocus);
    },
  };
}

/** Of an application that has just come, if it has one yet. */
export function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
