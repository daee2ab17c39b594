const MEANING = 'input, textarea, select, [contenteditable], [role]';
const KEPT = ['role', 'type', 'contenteditable'];

/**
 * An element for the other side of a frame's border that answers as the one somebody is at: typing into a field, or
 * inside a dialog or a menu. Listeners there ask for that. undefined: there is nothing to say.
 */
export function createStandIn(target: Element, owner: Document): { inner: Element; outer: HTMLElement } | undefined {
  let inner: HTMLElement | undefined;
  let outer: HTMLElement | undefined;
  for (let original = target.closest(MEANING); original; original = original.parentElement?.closest(MEANING) ?? null) {
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
  for (const name of KEPT) {
    const value = original.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}
