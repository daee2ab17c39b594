import { activeElementNear, focusableIn, isFocusLost } from './focusable.ts';

export interface OpenModal {
  element: HTMLElement;
  onEscape: () => void;
  /** The element that had the focus, followed by the one that had it before that dialog opened. */
  openers: readonly Element[];
}

/** Open dialogs and drawers, the uppermost last: only the last handles the keyboard. */
const stack: OpenModal[] = [];

/** The elements a dialog that opens now may return the focus to: it may replace another that was still loading. */
export function openersOf(active: Element | null): Element[] {
  if (!active) return [];
  const around = stack.findLast(({ element }) => element.contains(active));
  return [active, ...(around?.openers ?? [])];
}

/** How many dialogs and drawers are open, in all applications. */
export const openModals = () => stack.length;

export const isTopModal = (element: HTMLElement | null) => element !== null && stack.at(-1)?.element === element;

/** While one is open the page behind it does not scroll; base.css cannot reach into shadow roots and frames. */
export function pushModal(modal: OpenModal): () => void {
  const { ownerDocument } = modal.element;
  // The same function, so it is added only once.
  ownerDocument.addEventListener('keydown', onKeyDown);
  stack.push(modal);
  document.documentElement.dataset.modal = '';
  return () => {
    stack.splice(stack.indexOf(modal), 1);
    if (stack.every(({ element }) => element.ownerDocument !== ownerDocument))
      ownerDocument.removeEventListener('keydown', onKeyDown);
    if (stack.length === 0) delete document.documentElement.dataset.modal;
  };
}

function onKeyDown(event: KeyboardEvent) {
  const top = stack.at(-1);
  if (!top || top.element.ownerDocument !== event.currentTarget || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') top.onEscape();
  if (event.key === 'Tab') keepFocusInside(top.element, event);
}

/**
 * Tab goes round inside. The focus is not policed beyond that: a shortcut may take it to the toasts, which report on
 * what the dialog did.
 */
function keepFocusInside(element: HTMLElement, event: KeyboardEvent) {
  const active = activeElementNear(element);
  const isLost = isFocusLost(element);
  if (!isLost && !element.contains(active)) return;
  const stops = focusableIn(element);
  const [first, last] = [stops[0], stops.at(-1)];
  const leavesAtEnd = active === last && !event.shiftKey;
  const leavesAtStart = (active === first || active === element) && event.shiftKey;
  if (!isLost && !leavesAtEnd && !leavesAtStart && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
