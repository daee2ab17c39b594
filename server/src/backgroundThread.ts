import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Configuration } from './config.ts';
import { messageOf } from './http/errors/describeError.ts';
import { threadLimits } from './threadLimits.ts';

export interface BackgroundOrder {
  configuration: Configuration;
  databaseUrl: string;
  /** The number of the process's connections it may use. */
  connections: number;
}

/** How long after a crash the thread is restarted. In ms. */
const RESTART_DELAY_MS = 1_000;
/** It works in batches and holds some 60. */
const MEMORY_MB = 1_024;

/** The thread for work that no request waits for: while it calculates, requests are answered. */
export function createBackgroundThread(order: BackgroundOrder) {
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  function start(): Worker {
    const started = new Worker(resolve(import.meta.dirname, 'backgroundWorker.ts'), {
      workerData: order,
      resourceLimits: threadLimits(MEMORY_MB),
    });
    started.on('error', (error) => console.error('background work:', messageOf(error)));
    started.on('exit', () => {
      if (stopping) return;
      timer = setTimeout(() => {
        worker = start();
      }, RESTART_DELAY_MS);
    });
    worker = started;
    return started;
  }

  return {
    /** Settles when it works, or has failed and will be started again. */
    async start(): Promise<void> {
      const started = start();
      const begun = new AbortController();
      const { signal } = begun;
      await Promise.race([once(started, 'message', { signal }), once(started, 'exit', { signal })]).catch(
        () => undefined,
      );
      begun.abort();
    },

    /** Lets the jobs in hand finish, at most 5 s. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(timer);
      if (!worker || worker.threadId === -1) return;
      worker.postMessage('stop');
      await once(worker, 'exit');
    },
  };
}
