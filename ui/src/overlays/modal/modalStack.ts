import { activeElementNear, focusableIn } from './focusable.ts';

export interface OpenModal {
  element: HTMLElement;
  onEscape: () => void;
}

/** Open dialogs and drawers, the uppermost last: only that one answers the keyboard. */
const stack: OpenModal[] = [];

export function pushModal(modal: OpenModal): () => void {
  if (stack.length === 0) document.addEventListener('keydown', onKeyDown);
  stack.push(modal);
  return () => {
    stack.splice(stack.indexOf(modal), 1);
    if (stack.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent) {
  const top = stack.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') top.onEscape();
  if (event.key === 'Tab') keepFocusInside(top.element, event);
}

/**
 * Tab goes round inside. The focus is not policed beyond that: a shortcut may take it to the toasts, which report on
 * what the dialog did.
 */
function keepFocusInside(element: HTMLElement, event: KeyboardEvent) {
  const active = activeElementNear(element);
  const isLost = active === null || active === document.body;
  if (!isLost && !element.contains(active)) return;
  const stops = focusableIn(element);
  const [first, last] = [stops[0], stops.at(-1)];
  const leavesAtEnd = active === last && !event.shiftKey;
  const leavesAtStart = (active === first || active === element) && event.shiftKey;
  if (!isLost && !leavesAtEnd && !leavesAtStart && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
