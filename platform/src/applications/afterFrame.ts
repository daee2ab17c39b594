/** In ms: where no frame is rendered, as in a tab nobody looks at. */
const AT_MOST = 200;

/**
 * Settles once the next frame has been painted: what nobody waits for does not hold back what somebody waits to see. Not with
 * requestIdleCallback, which Chromium may put off until another frame is rendered.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve); // a frame is painted at the end of the task that it begins in
    });
  });
