import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadOrder, ReadResult } from './importFile.ts';

/** Files that are read at a time; others wait. */
const AT_ONCE = 2;
/** A file that takes this long is given up. In ms. */
const LONGEST = 60_000;
const MEMORY_MB = 768;

/** Reads a file in a thread of its own, which a file too large for it takes along and nothing else. */
export function createThreadReader(): (order: ReadOrder) => Promise<ReadResult> {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  return async (order) => {
    if (free === 0) await new Promise<void>((next) => waiting.push(next));
    else free--;
    try {
      return await readOnce(order);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

async function readOnce(order: ReadOrder): Promise<ReadResult> {
  const worker = new Worker(resolve(import.meta.dirname, 'readingWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), LONGEST);
  try {
    return await new Promise<ReadResult>((settle) => {
      worker.once('message', settle);
      worker.once('error', () => settle({ kind: 'refused', refusal: 'tooLarge' }));
      worker.once('exit', () => settle({ kind: 'refused', refusal: 'tooLarge' }));
      worker.postMessage(order);
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
