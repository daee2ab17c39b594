/** Long enough for the first rows to be fetched and rendered. */
const FIRST_ROWS_MS = 2000;

/** Calls back once the page has settled, or after `delay`; returns a function that cancels it. */
export function whenIdle(delay = FIRST_ROWS_MS, callback: () => void): () => void {
  const timer = setTimeout(callback, delay);
  return () => clearTimeout(timer);
}
