/** What the page keeps free at its bottom: the window's height and the layers of ui follow these. */
const RESERVED = '--tc-unseen-below';
const WINDOW_HEIGHT = '--tc-window-height';

type Attributes = Record<string, string>;

/**
 * Keeps an element at the page's bottom whatever removes or changes it, and reserves its height, so that it covers
 * neither content nor what has the focus.
 */
export function keepInPlace(host: HTMLElement, page: Document, rerender: () => void) {
  let wanted: Attributes | null = null;
  const observer = new MutationObserver(rerender);
  observer.observe(page.body, { childList: true });
  observer.observe(host, { attributes: true });
  if (host.shadowRoot) observer.observe(host.shadowRoot, { childList: true, subtree: true, attributes: true });
  if ('ResizeObserver' in globalThis) new ResizeObserver(reserve).observe(host);

  function restore() {
    if (!wanted) host.remove();
    else if (host.parentNode !== page.body) page.body.append(host);
    for (const name of host.getAttributeNames()) if (!(name in (wanted ?? {}))) host.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted ?? {}))
      if (host.getAttribute(name) !== value) host.setAttribute(name, value);
    reserve();
    observer.takeRecords(); // of our own doing
  }

  function reserve() {
    const height = wanted ? `${host.offsetHeight}px` : '0px';
    const { style } = page.documentElement;
    style.setProperty(RESERVED, height);
    style.setProperty(WINDOW_HEIGHT, `calc(100dvh - ${height})`);
    style.scrollPaddingBlockEnd = height;
    page.body.style.paddingBlockEnd = height;
  }

  return {
    /** Its attributes, once it is rendered; null takes it away. */
    set(attributes: Attributes | null) {
      wanted = attributes;
      restore();
    },
  };
}
