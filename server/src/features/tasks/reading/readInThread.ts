import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../../../fairQueue.ts';
import { threadLimits } from '../../../threadLimits.ts';
import type { ReadOrder, ReadResult } from './importFile.ts';

const MAX_PARALLEL = 2;
/** A file that takes this long is given up. In ms. */
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 512;
/** One file per customer has been admitted by importService.ts: the queue is short, and nothing is refused in it. */
const PLACES = { atOnce: MAX_PARALLEL, atOncePerKey: 1, waiting: 100, waitingPerKey: 100, patience: 300_000 };

export type ReadInThread = (customer: string, order: ReadOrder) => Promise<ReadResult>;

/** Reads files in threads of their own: a file too large for one ends only that thread. */
export function createThreadReader(): ReadInThread {
  const readings = createFairQueue(PLACES);
  const idle: Worker[] = [];
  return (customer, order) => readings.run(customer, () => read(order));

  async function read(order: ReadOrder): Promise<ReadResult> {
    const worker = idle.pop() ?? startWorker();
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    const result = await readIn(worker, order);
    clearTimeout(timer);
    // A refused file may have left a large heap behind.
    if (result.kind === 'read') idle.push(worker);
    else void worker.terminate();
    return result;
  }
}

/** Does not keep the process running. */
function startWorker(): Worker {
  const worker = new Worker(resolve(import.meta.dirname, 'readingWorker.ts'), {
    resourceLimits: threadLimits(MEMORY_MB),
  });
  worker.unref();
  return worker;
}

async function readIn(worker: Worker, order: ReadOrder): Promise<ReadResult> {
  const tooLarge: ReadResult = { kind: 'refused', refusal: 'tooLarge' };
  const answered = new AbortController();
  const { signal } = answered;
  try {
    worker.postMessage(order);
    const ended = once(worker, 'exit', { signal }).then(() => [tooLarge]);
    const [result] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return result as ReadResult; // of readingWorker.ts
  } catch {
    return tooLarge;
  } finally {
    answered.abort();
  }
}
