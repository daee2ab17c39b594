import { whenIdle } from './whenIdle.ts';

/** A third party's image or script that never answers delays the page's load event indefinitely. */
const PAGE_LOAD_TIMEOUT_MS = 10_000;

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let cancelIdle = () => {};
  const timer = setTimeout(begin, PAGE_LOAD_TIMEOUT_MS);
  window.addEventListener('load', begin);
  function stopWaiting() {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  }
  function begin() {
    stopWaiting();
    cancelIdle = whenIdle(work);
  }
  return () => {
    stopWaiting();
    cancelIdle();
  };
}
