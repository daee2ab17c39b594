/** Where no frame is drawn, as in a tab nobody looks at, or the browser never rests. */
const AT_MOST = 200;

/**
 * Settles once the next frame has been painted and the browser has time to spare: what nobody waits for does not hold back what
 * somebody waits to see, nor what they do next.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(settle);
      else setTimeout(settle); // Safari
    });
  });
