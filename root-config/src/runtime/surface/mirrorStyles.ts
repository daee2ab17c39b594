const STYLES = 'style, link[rel=stylesheet]';

/**
 * Styles of the page's modules are in the page's head and apply to no shadow root and no frame, so they are copied in, also
 * those added later, and their text as it changes. Rules without text (`insertRule`, adopted sheets) cannot be observed: a
 * library that uses them must be configured to write them next to `domElement`. Returns a function that stops it.
 */
export function mirrorStyles(page: Document, into: ShadowRoot | HTMLElement): () => void {
  const copies = new Map<Node, HTMLElement>();
  const owner = into.ownerDocument;

  function copy(node: Node) {
    if (copies.has(node) || !isStyle(node)) return;
    const clone = owner.importNode(node, true);
    clone.nonce = node.nonce ?? ''; // without it the page's policy refuses the copy
    copies.set(node, clone);
    into.append(clone);
  }

  function remove(node: Node) {
    copies.get(node)?.remove();
    copies.delete(node);
  }

  /** @param changed a style element, or the text in one */
  function rewrite(changed: Node) {
    const style = copies.has(changed) ? changed : changed.parentNode;
    const existing = style && copies.get(style);
    if (existing) existing.textContent = style.textContent;
  }

  for (const style of page.head.children) copy(style);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (target === page.head) {
        removedNodes.forEach(remove);
        addedNodes.forEach(copy);
      } else rewrite(target);
    }
  });
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

const isStyle = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.matches(STYLES);
