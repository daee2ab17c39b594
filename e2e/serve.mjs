// The console the journeys run against: the real thing on a database and a release of its own.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReportReceiver } from './reportReceiver.mjs';

const folder = process.env.E2E_FOLDER;
process.env.DATA_DIR = join(folder, 'data');
process.env.RELEASE_FILE = join(folder, 'importmap.json');
copyFileSync(join(import.meta.dirname, '../importmap.json'), process.env.RELEASE_FILE);
const { E2E_RECEIVER_PORT } = process.env;
await startReportReceiver(Number(E2E_RECEIVER_PORT));
process.env.REPORTING_DSN = `http://public@127.0.0.1:${E2E_RECEIVER_PORT}/1`;
await import('../build/start.mjs');
