/** So long without a word from the server, and the tab asks for itself. */
const AWAY = 30_000;
const EVERY = 15_000;
/** Many tabs that were opened together do not ask together. */
const JITTER = 5_000;

export interface Fallback {
  /** Something was heard: nobody need ask. */
  heard(): void;
  stop(): void;
}

/** Asks from time to time while nothing is heard and somebody can see the answer. */
export function askWhileAway(ask: () => void): Fallback {
  let timer: ReturnType<typeof setTimeout>;

  function wait(pause: number) {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        wait(EVERY);
        if (document.visibilityState === 'visible') ask();
      },
      pause + Math.random() * JITTER,
    );
  }

  wait(AWAY);
  return { heard: () => wait(AWAY), stop: () => clearTimeout(timer) };
}
