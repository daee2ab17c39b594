import { type RefObject, useEffect } from 'react';

const LIST = '[data-sonner-toaster]';
const TOAST = '[data-sonner-toast]';

/**
 * What sonner lacks for keyboard users: the timers of toasts pause while one has the focus, Delete dismisses one,
 * Escape goes back to where the focus was (Alt+T, which goes to the list, is sonner's own).
 */
export function useToastFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const list = () => root.querySelector<HTMLElement>(LIST);
    const focused = () => list()?.contains(document.activeElement) ?? false;
    // sonner pauses while the pointer is over its list and has no API for it.
    const pause = () => list()?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    const resume = () => {
      const shown = list();
      if (shown && !shown.matches(':hover'))
        shown.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) resume();
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (key === 'Escape') target.blur(); // sonner then focuses what had the focus before the list
      if (key === 'Delete') dismiss(target);
    };
    // When one of several toasts is dismissed, sonner resumes the timers.
    const changes = new MutationObserver(() => focused() && pause());
    changes.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', pause);
    root.addEventListener('focusout', onFocusOut);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      changes.disconnect();
      root.removeEventListener('focusin', pause);
      root.removeEventListener('focusout', onFocusOut);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [place]);
}

/** Dismisses the focused toast, or the newest; the focus first moves to a neighbour, else back to where it was. */
function dismiss(target: HTMLElement) {
  const toast = target.closest<HTMLElement>(TOAST) ?? target.querySelector<HTMLElement>(TOAST);
  if (!toast) return;
  const neighbour = toast.nextElementSibling ?? toast.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else target.blur();
  toast.querySelector<HTMLElement>('[data-close] button')?.click();
}
