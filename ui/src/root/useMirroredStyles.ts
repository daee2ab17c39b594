import { useInsertionEffect } from 'react';

/** Inside a shadow root the page's style elements do not reach: they are copied in, also those added later. */
export function useMirroredStyles(container: HTMLElement | ShadowRoot | undefined): void {
  useInsertionEffect(() => {
    const root = container?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const copies = new Map<Node, Node>();
    const copy = (style: Node) => {
      if (!(style instanceof HTMLStyleElement) || copies.has(style)) return;
      const clone = style.cloneNode(true);
      copies.set(style, clone);
      root.append(clone);
    };
    for (const style of document.head.querySelectorAll('style')) copy(style);
    const observer = new MutationObserver((changes) => {
      for (const change of changes) change.addedNodes.forEach(copy);
    });
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      for (const clone of copies.values()) clone.parentNode?.removeChild(clone);
    };
  }, [container]);
}
