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

/** The focused element of the tree it stands in, a frame's or a shadow root's: document.activeElement stops at those. */
export function activeElementNear(element: Node): Element | null {
  const root = element.getRootNode() as Node & Partial<DocumentOrShadowRoot>; // neither, where the element is in no document
  return root.activeElement === undefined ? document.activeElement : root.activeElement;
}

/** Nothing in the element's document has the focus. */
export function isFocusLost(element: Node): boolean {
  const { activeElement, body } = element.ownerDocument ?? document;
  return activeElement === null || activeElement === body;
}
