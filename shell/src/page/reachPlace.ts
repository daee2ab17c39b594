/** In ms. By then a list that is still loading has shown its skeleton for long. */
const LONGEST = 10_000;
/** By these the reader goes elsewhere. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls the window so far down, as soon as there is so much to scroll: what stood there may have to be fetched first. Gives up
 * when the reader scrolls. Answers with its own end.
 */
export function reachPlace(place: number, main: Element, onEnd: () => void): () => void {
  const ended = new AbortController();
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    onEnd();
  };
  const attempt = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) end();
  };
  attempt();
  if (place === 0) end();
  if (ended.signal.aborted) return end;
  const sizes = new ResizeObserver(attempt);
  sizes.observe(main);
  const timer = setTimeout(end, LONGEST);
  for (const input of INPUTS) window.addEventListener(input, end, { passive: true, signal: ended.signal });
  ended.signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  return end;
}
