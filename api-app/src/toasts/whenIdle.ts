/** Long enough for the first rows to be asked for, answered and rendered. */
const SETTLED = 2000;

/** Calls back once the page has settled, or after `delay`; answers with how to call it off. */
export function whenIdle(delay = SETTLED, callback: () => void): () => void {
  const timer = setTimeout(callback, delay);
  return () => clearTimeout(timer);
}
