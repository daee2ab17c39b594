// The console the journeys run against: the real thing on a database of its own.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startReportReceiver } from './reportReceiver.mjs';

const folder = process.env.E2E_FOLDER;
process.env.DATA_DIR = join(folder, 'data');
// Nothing of a run needs the folder once this process has ended, and its database takes 150 MB.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { E2E_RECEIVER_PORT } = process.env;
await startReportReceiver(Number(E2E_RECEIVER_PORT));
process.env.REPORTING_DSN = `http://public@127.0.0.1:${E2E_RECEIVER_PORT}/1`;
await import('../server/src/bin/start.mjs');
