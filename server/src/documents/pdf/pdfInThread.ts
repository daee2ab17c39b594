import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../../fairQueue.ts';
import { threadLimits } from '../../threadLimits.ts';
import type { PdfContent } from './pdfContent.ts';

const MEMORY_MB = 512;
/** A document that takes this long is given up. In ms. */
const TIMEOUT_MS = 30_000;
const PLACES = { atOnce: 1, atOncePerKey: 1, waiting: 100, waitingPerKey: 4, patience: 30_000 };

export type MakePdf = (customer: string, content: PdfContent) => Promise<Uint8Array>;

/** Writes PDFs in a thread that ends with each of them and takes the fonts along. @throws Busy */
export function createPdfWriter(): MakePdf {
  const writings = createFairQueue(PLACES);
  return (customer, content) => writings.run(customer, () => write(content));
}

async function write(content: PdfContent): Promise<Uint8Array> {
  const worker = new Worker(resolve(import.meta.dirname, 'pdfWorker.ts'), {
    resourceLimits: threadLimits(MEMORY_MB),
  });
  worker.unref();
  try {
    worker.postMessage(content);
    // An error of the worker rejects.
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return bytes as Uint8Array; // of pdfWorker.ts
  } finally {
    await worker.terminate();
  }
}
