import { insideOf } from './isolated.ts';

const SHELL_PAGE = ':scope > .shell-page';
const SHOWN = ':scope > .application[data-visibility="shown"]:not([hidden])';

/** How long to wait for a page's heading. */
const TIMEOUT_MS = 10_000;

/**
 * Calls back for each heading that replaces the current one in the main area: pages load lazily, often well after the
 * address changes, and some render their heading again once their data is loaded. A navigation that keeps its page,
 * such as opening a drawer, never calls back.
 */
export function onHeadingChange(main: Element, onChange: (heading: HTMLElement) => void): () => void {
  let current = headingIn(main);
  const observed = new Set<Node>();
  const observer = new MutationObserver(() => {
    observe();
    const heading = headingIn(main);
    if (!heading || heading === current) return;
    current = heading;
    onChange(heading);
  });
  // Again after every change: an application brings its shadow root or frame along.
  function observe() {
    for (const node of [main, ...areasOf(main)].filter((area) => !observed.has(area))) {
      observed.add(node);
      observer.observe(node, { childList: true, subtree: true, attributeFilter: ['hidden', 'data-visibility'] });
    }
  }
  observe();
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

const areasOf = (main: Element) => [...main.querySelectorAll(`${SHELL_PAGE}, ${SHOWN}`)].map(insideOf);

function headingIn(main: Element): HTMLElement | null {
  for (const area of areasOf(main)) {
    const heading = area.querySelector('h1');
    if (heading) return heading;
  }
  return null;
}
