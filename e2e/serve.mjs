// The console the journeys run against: the real thing on a database and a release of its own.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.E2E_FOLDER;
process.env.DATA_DIR = join(folder, 'data');
process.env.RELEASE_FILE = join(folder, 'importmap.json');
copyFileSync(join(import.meta.dirname, '../importmap.json'), process.env.RELEASE_FILE);
await import('../build/start.mjs');
