import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** Elements whose content the server has drawn: React takes it over instead of replacing it. */
const drawn = new Map<Element, (error: unknown) => void>();

/** @param onMismatch told when React had to draw the page anew, because it would have drawn another one */
export function expectDrawn(element: Element, onMismatch: (error: unknown) => void) {
  drawn.set(element, onMismatch);
}

/** createRoot where nothing stands, and hydrateRoot where something does. */
export function createOrHydrateRoot(element: Element, options: RootOptions): Pick<Root, 'render' | 'unmount'> {
  const onMismatch = drawn.get(element);
  if (!onMismatch) return createRoot(element, options);
  drawn.delete(element);
  let root: Root | undefined;
  return {
    render(node: ReactNode) {
      if (root) return root.render(node);
      root = hydrateRoot(element, node, { ...options, onRecoverableError: onMismatch });
    },
    unmount: () => root?.unmount(),
  };
}
