import { whenIdle } from './whenIdle.ts';

/** A third party's image or script that never answers delays the page's load event indefinitely. */
const PAGE_LOAD_TIMEOUT_MS = 10_000;

/** Calls back once the page has loaded and the browser has nothing better to do; answers with its cancellation. */
export function whenLoaded(work: () => void): () => void {
  let cancelIdle = () => {};
  const timer = setTimeout(begin, PAGE_LOAD_TIMEOUT_MS);
  function stopWaiting() {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  }
  function begin() {
    stopWaiting();
    cancelIdle = whenIdle(work);
  }
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
  return () => {
    stopWaiting();
    cancelIdle();
  };
}
