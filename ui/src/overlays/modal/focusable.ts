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

/** The focused element of the node's own tree, a frame's or a shadow root's: document.activeElement ends at those. */
export function activeElementNear(element: Node): Element | null {
  const root = element.getRootNode() as Node & Partial<DocumentOrShadowRoot>; // neither, where the element is in no document
  return root.activeElement === undefined ? document.activeElement : root.activeElement;
}

/** Nothing in the element's document has the focus. */
export function isFocusLost(element: Node): boolean {
  const { activeElement, body } = element.ownerDocument ?? document;
  return activeElement === null || activeElement === body;
}

/** When the focused element is gone and nothing else takes the focus, it moves to the heading of the page around it. */
export function focusHeading(near: Node): void {
  for (let around: Node | null = near; around; around = around.parentNode) {
    const headings = 'querySelectorAll' in around ? (around as ParentNode).querySelectorAll('h1[tabindex]') : [];
    const heading = [...headings].find((one) => one.checkVisibility?.() !== false);
    if (!heading) continue;
    // A cast, because an element of a frame is no instance of this page's HTMLElement.
    (heading as HTMLElement).focus({ preventScroll: true });
    return;
  }
}
