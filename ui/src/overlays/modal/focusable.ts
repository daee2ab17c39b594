const CANDIDATES =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])';

/** What Tab reaches inside an element, in order. */
export function focusableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      !candidate.matches(':disabled') &&
      !candidate.closest('[inert], [hidden]') &&
      candidate.checkVisibility?.() !== false,
  );
}

/** The focused element of the tree it stands in: document.activeElement stops at a shadow root. */
export function activeElementNear(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}
