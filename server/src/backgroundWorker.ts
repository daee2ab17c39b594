// Does the work that no request waits for, beside the thread that answers requests; backgroundThread.ts starts it.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import type { BackgroundOrder } from './backgroundThread.ts';
import { openDatabase } from './database.ts';
import { describeError } from './http/errors/describeError.ts';
import { createServices } from './services.ts';
import { startWorkers, stopWorkers } from './workers.ts';

// Requests come first. Linux counts a thread as a process of its own here; elsewhere the whole server would be meant.
if (process.platform === 'linux') setPriority(5);

/** How long work waits for a connection. In ms. */
const CONNECTION_TIMEOUT_MS = 30_000;

const { configuration, databaseUrl, connections } = workerData as BackgroundOrder; // of backgroundThread.ts
const database = openDatabase(databaseUrl, connections, CONNECTION_TIMEOUT_MS);
const services = createServices({ configuration, database });

const log = pino({ level: configuration.logLevel, serializers: { err: describeError } });
const starting = startWorkers(services, log);
parentPort?.once('message', async () => {
  // A process may be ended while it starts: queues that begin after the others have stopped would fail.
  await starting.catch(() => undefined);
  await stopWorkers(services);
  await database.close();
  parentPort?.close();
});
await starting;
parentPort?.postMessage('started');
