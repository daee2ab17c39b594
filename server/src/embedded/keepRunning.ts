import { setTimeout as wait } from 'node:timers/promises';
import { findPostmaster, isRunning, stopPostmaster, until } from './postmaster.ts';

const POLL_MS = 100;
/** How long to wait after a regular stop: `pg_ctl restart` starts the next one itself. */
const RESTART_GRACE_MS = 1_000;
const MAX_PAUSE_MS = 5_000;

export interface Launcher {
  folder: string;
  /** Starts a process; answers with its id. */
  launch(): number;
  /** Whether it answers, once it either does or has ended. */
  becomesReady(pid: number): Promise<boolean>;
}

/** Starts PostgreSQL again, on its port, whenever it has ended unexpectedly. */
export function keepRunning(first: number, { folder, launch, becomesReady }: Launcher) {
  let pid = first;
  let stopped = false;
  const stopping = new AbortController();
  const watching = watch();
  return {
    async stop(): Promise<void> {
      stopped = true;
      stopping.abort();
      await stopPostmaster(pid);
      await watching;
      // One that was launched at that very moment.
      await stopPostmaster(pid);
    },
  };

  async function watch(): Promise<void> {
    while (!stopped) {
      if (isRunning(pid)) await pause();
      else await startAgain();
    }
  }

  /** Does not keep an otherwise idle process running. */
  async function pause(): Promise<void> {
    await wait(POLL_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  }

  async function startAgain(): Promise<void> {
    console.error('The embedded PostgreSQL has ended unexpectedly and is started again.');
    // A killed one leaves its process id behind.
    if (!findPostmaster(folder)) await until(() => stopped || startedByOthers() !== undefined, RESTART_GRACE_MS);
    for (let delay = POLL_MS; !stopped; delay = Math.min(2 * delay, MAX_PAUSE_MS)) {
      pid = startedByOthers() ?? launch();
      if (await becomesReady(pid)) {
        console.error('The embedded PostgreSQL answers again.');
        return;
      }
      // Processes of a killed one may hold its memory for a moment longer.
      await until(() => stopped, delay);
    }
  }

  function startedByOthers(): number | undefined {
    const found = findPostmaster(folder);
    return found?.isAlive ? found.pid : undefined;
  }
}
