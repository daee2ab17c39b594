/** Pages that are rendered or wait for it at a time: more would hold the connections that other calls wait for. */
const MAX_PENDING = 16;
/** How much of the moving average the newest page makes. */
const NEWEST_SHARE = 0.1;

/**
 * Decides at once whether a page would be rendered in time. The time of a page comes from the pages before it: how long
 * each took, divided by how many were on their way together, so a slow database counts as much as slow components.
 *
 * @param timeLimit in ms, from entering until it is rendered
 */
export function createRenderQueue(timeLimit: () => number) {
  let pending = 0;
  let timeEach = 0;

  return {
    /** Null: it would be too late. Otherwise the page is counted until the function is called, however it ends. */
    enter(): (() => void) | null {
      const isLate = (pending + 1) * timeEach > timeLimit();
      // An idle queue always tries, or it would not notice that pages have become quick again.
      if (pending > 0 && (isLate || pending >= MAX_PENDING)) return null;
      const together = ++pending;
      const start = performance.now();
      return () => {
        const latest = (performance.now() - start) / Math.max(together, pending);
        pending--;
        timeEach = timeEach === 0 ? latest : timeEach + (latest - timeEach) * NEWEST_SHARE;
      };
    },
  };
}
