// Sends files of nothing but quotation marks, all at once; fairness.ts starts it as a thread.
import { parentPort, workerData } from 'node:worker_threads';
import { sendFile } from './customer.ts';

export interface HostileOrder {
  origin: string;
  sid: string;
  uploads: number;
  /** Bytes of each. */
  size: number;
}

const { origin, sid, uploads, size } = workerData as HostileOrder; // of fairness.ts
const content = Buffer.alloc(size, '"');
const sent = Array.from({ length: uploads }, () => sendFile(origin, sid, content));
parentPort?.postMessage('under way');
await Promise.allSettled(sent);
