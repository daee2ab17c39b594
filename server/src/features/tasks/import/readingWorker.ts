// Reads uploaded files beside the thread that answers requests: a large one holds nobody up.
import { parentPort } from 'node:worker_threads';
import type { ReadOrder } from './importFile.ts';
import { readTable } from './readTable.ts';

parentPort?.once('message', async (order: ReadOrder) => {
  parentPort?.postMessage(await readTable(order));
});
