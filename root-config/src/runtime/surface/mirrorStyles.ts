const STYLES = 'style, link[rel=stylesheet]';

/**
 * Styles of the page's modules stand in the page's head and reach into no shadow root and no frame: they are copied in,
 * also those added later, whatever framework an application is made with. Answers with how to stop.
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

  function drop(node: Node) {
    copies.get(node)?.remove();
    copies.delete(node);
  }

  for (const style of page.head.children) copy(style);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      removedNodes.forEach(drop);
      addedNodes.forEach(copy);
    }
  });
  observer.observe(page.head, { childList: true });
  return () => observer.disconnect();
}

const isStyle = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.matches(STYLES);
