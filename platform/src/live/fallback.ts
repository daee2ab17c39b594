/** After this long without a message from the server the tab fetches by itself. */
const DISCONNECTED_MS = 30_000;
const ASK_INTERVAL_MS = 15_000;
/** Keeps many tabs that were opened together from fetching at once. */
const JITTER_MS = 5_000;

export interface Fallback {
  /** A message arrived: there is no need to fetch. */
  received(): void;
  stop(): void;
}

/** Calls `ask` at intervals while no message arrives and the tab is visible. */
export function askWhileAway(ask: () => void): Fallback {
  let timer: ReturnType<typeof setTimeout>;

  function wait(pause: number) {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        wait(ASK_INTERVAL_MS);
        if (document.visibilityState === 'visible') ask();
      },
      pause + Math.random() * JITTER_MS,
    );
  }

  wait(DISCONNECTED_MS);
  return { received: () => wait(DISCONNECTED_MS), stop: () => clearTimeout(timer) };
}
