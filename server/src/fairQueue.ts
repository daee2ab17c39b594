export interface FairQueueLimits {
  /** Works that run at a time, altogether and of one customer. */
  atOnce: number;
  atOncePerKey: number;
  /** Works that wait for their turn, altogether and of one customer. */
  waiting: number;
  waitingPerKey: number;
  /** Milliseconds a work waits at most. */
  patience: number;
}

/** Thrown if a work is not begun; http/errors/failure.ts answers 429 or 503 with it. */
export class Busy extends Error {
  readonly busyWith: 'own' | 'others';

  /** @param busyWith the cause: works of the same customer, or those of all */
  constructor(busyWith: 'own' | 'others') {
    super(busyWith === 'own' ? 'Another request of yours is still being worked on.' : 'The service is busy.');
    this.busyWith = busyWith;
  }
}

interface Waiter {
  start: () => void;
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/** Bounds how much of the process one kind of work takes. Customers take turns; works of one customer keep their order. */
export function createFairQueue({ atOnce, atOncePerKey, waiting, waitingPerKey, patience }: FairQueueLimits) {
  let running = 0;
  let waiters = 0;
  const runningOf = new Map<string, number>();
  /** The key that takes turns. */
  const lines = new Map<string, Waiter[]>();

  return {
    /** @throws Busy if the work was not begun, because too much of the kind is under way */
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      if (isFree(key)) take(key);
      else await waitForTurn(key);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
  };

  function isFree(key: string): boolean {
    return running < atOnce && (runningOf.get(key) ?? 0) < atOncePerKey;
  }

  function take(key: string): void {
    running++;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
  }

  function waitForTurn(key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    if (line.length >= waitingPerKey) throw new Busy('own');
    if (waiters >= waiting) throw new Busy('others');
    lines.set(key, line);
    waiters++;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        remove(key, waiter);
        reject(new Busy((runningOf.get(key) ?? 0) < atOncePerKey ? 'others' : 'own'));
      };
      const timer = setTimeout(giveUp, patience);
      timer.unref();
      const waiter: Waiter = {
        start() {
          clearTimeout(timer);
          remove(key, waiter);
          take(key);
          resolve();
        },
      };
      line.push(waiter);
    });
  }

  function leave(key: string): void {
    running--;
    const left = (runningOf.get(key) ?? 0) - 1;
    if (left > 0) runningOf.set(key, left);
    else runningOf.delete(key);
    startNext();
  }

  function startNext(): void {
    for (const [key, line] of lines) {
      if (!isFree(key)) continue;
      // Moved behind the other customers before its next work is looked for.
      lines.delete(key);
      lines.set(key, line);
      line[0]?.start();
      return;
    }
  }

  function remove(key: string, waiter: Waiter): void {
    const line = lines.get(key) ?? [];
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) lines.delete(key);
    waiters--;
  }
}
