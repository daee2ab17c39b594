const HEADING = ':scope > .shell-page h1, :scope > .application:not([hidden]) h1';

/** A page that has not come after this long is not waited for any more. */
const PATIENCE = 10_000;

/**
 * Calls back for each heading that takes the place of the one that stands in the main area now: pages come lazily, often
 * well after the address, and some draw their heading again once their data is there. A move that keeps its page, such as
 * opening a drawer, never calls back.
 */
export function onHeadingChange(main: Element, onChange: (heading: HTMLElement) => void): () => void {
  let current = main.querySelector<HTMLElement>(HEADING);
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>(HEADING);
    if (!heading || heading === current) return;
    current = heading;
    onChange(heading);
  });
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
