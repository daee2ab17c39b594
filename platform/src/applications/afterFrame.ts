/** In ms: for tabs in the background, where no frame is rendered. */
const TIMEOUT_MS = 200;

/**
 * Settles once the next frame has been painted, so that background work does not delay what the user waits for. Not with
 * requestIdleCallback, which Chromium may put off until another frame is rendered.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve); // a frame is painted at the end of the task that it begins in
    });
  });
