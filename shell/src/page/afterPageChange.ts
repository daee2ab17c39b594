const HEADING = ':scope > .shell-page h1, :scope > .application:not([hidden]) h1';

/** A page that has not come after this long is not waited for any more. */
const PATIENCE = 10_000;

/**
 * Calls back once another heading stands in the main area than the one that stands there now: pages come lazily, some
 * moves after the address. A move that keeps its page, such as opening a drawer, never calls back.
 */
export function afterPageChange(main: Element, onChange: (heading: HTMLElement) => void): () => void {
  const before = main.querySelector(HEADING);
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>(HEADING);
    if (!heading || heading === before) return;
    stop();
    onChange(heading);
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  return stop;
}
