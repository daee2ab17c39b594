/** Long enough for the first rows to be asked for, answered and rendered. */
const FIRST_ROWS_MS = 2000;

/** Calls back once the page has settled, or after `delay`; answers with how to call it off. */
export function whenIdle(delay = FIRST_ROWS_MS, callback: () => void): () => void {
  const timer = setTimeout(callback, delay);
  return () => clearTimeout(timer);
}
