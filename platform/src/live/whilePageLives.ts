/**
 * Starts something, ends it when the page is left, and starts it again when the browser restores the page as it was:
 * a page with an open connection would not be kept for that. Returns a function that ends it for good.
 */
export function whilePageLives(start: () => () => void, startAgain: () => () => void): () => void {
  let end: (() => void) | null = start();
  const leave = () => {
    end?.();
    end = null;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) end ??= startAgain();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
  };
}
