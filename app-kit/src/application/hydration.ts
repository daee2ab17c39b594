import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** Elements whose content the server rendered: React hydrates it instead of replacing it. */
const expected = new Map<Element, (error: unknown) => void>();

/** @param onMismatch called when React had to render the page again, because the browser would have rendered another one */
export function expectServerMarkup(element: Element, onMismatch: (error: unknown) => void) {
  expected.set(element, onMismatch);
}

/** Uses hydrateRoot if the element has server markup, else createRoot. */
export function createOrHydrateRoot(element: Element, options: RootOptions): Pick<Root, 'render' | 'unmount'> {
  const onMismatch = expected.get(element);
  if (!onMismatch) return createRoot(element, options);
  expected.delete(element);
  let root: Root | undefined;
  return {
    render(node: ReactNode) {
      if (root) return root.render(node);
      removeForeign(element);
      root = hydrateRoot(element, node, { ...options, onRecoverableError: onMismatch });
    },
    unmount: () => root?.unmount(),
  };
}

/** Links that a browser makes of what it takes for a telephone number, a date or an address. No page the server renders has any. */
const DETECTED = 'a[href^="tel:"], a[href^="x-apple-data-detectors:"], a[x-apple-data-detectors]';

/** Takes out what browsers and their extensions have put into the server's markup: React would find another page than it renders. */
function removeForeign(root: Element): void {
  for (const element of [...root.children]) if (!element.matches('[data-page-frame]')) root.before(element);
  for (const link of root.querySelectorAll(DETECTED)) {
    const { parentElement } = link;
    link.replaceWith(...link.childNodes);
    parentElement?.normalize();
  }
}
