import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** Elements whose content the server rendered: React hydrates it instead of replacing it. */
const expected = new Map<Element, (error: unknown) => void>();

/** @param onMismatch called when React had to render the page again, because the browser would have rendered another one */
export function expectServerMarkup(element: Element, onMismatch: (error: unknown) => void) {
  expected.set(element, onMismatch);
}

/** createRoot where nothing stands, and hydrateRoot where something does. */
export function createOrHydrateRoot(element: Element, options: RootOptions): Pick<Root, 'render' | 'unmount'> {
  const onMismatch = expected.get(element);
  if (!onMismatch) return createRoot(element, options);
  expected.delete(element);
  let root: Root | undefined;
  return {
    render(node: ReactNode) {
      if (root) return root.render(node);
      root = hydrateRoot(element, node, { ...options, onRecoverableError: onMismatch });
    },
    unmount: () => root?.unmount(),
  };
}
