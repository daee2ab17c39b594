/** In ms. A slow answer is still an answer; but a browser waits for minutes, longer than a user should. */
export const READ_TIMEOUT_MS = 60_000;

/** Aborts with what was `given`, and by itself once a read takes too long; `end` lets go of both. */
export function readTime(given: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(given.reason);
  if (given.aborted) abort();
  given.addEventListener('abort', abort);
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer came within ${READ_TIMEOUT_MS / 1000} s.`)),
    READ_TIMEOUT_MS,
  );
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      given.removeEventListener('abort', abort);
    },
  };
}
