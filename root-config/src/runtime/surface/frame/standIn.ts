const CONTEXT = 'input, textarea, select, [contenteditable], [role]';
const ATTRIBUTES = ['role', 'type', 'contenteditable'];

/**
 * An element for the other side of a frame's border that looks like the event's target to listeners there, which check whether
 * it is a field, or inside a dialog or a menu. undefined when it is none of these.
 */
export function createStandIn(target: Element, owner: Document): { inner: Element; outer: HTMLElement } | undefined {
  let inner: HTMLElement | undefined;
  let outer: HTMLElement | undefined;
  for (let original = target.closest(CONTEXT); original; original = original.parentElement?.closest(CONTEXT) ?? null) {
    const copy = shallowCopy(original, owner);
    if (outer) copy.append(outer);
    inner ??= copy;
    outer = copy;
  }
  if (!inner || !outer) return undefined;
  outer.hidden = true;
  return { inner, outer };
}

function shallowCopy(original: Element, owner: Document): HTMLElement {
  const copy = owner.createElement(original.localName === 'iframe' ? 'div' : original.localName);
  for (const name of ATTRIBUTES) {
    const value = original.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}
