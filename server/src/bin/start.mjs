// npm start: builds what changed, starts the database, and serves the console until Ctrl+C.
import './ensureNode.mjs';
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { join, resolve } from 'node:path';

// The next start reuses the compile cache. A built checkout is never written to, and the data folder, unlike the system's
// temporary one, is private.
const dataDir = resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || '.data');
if (existsSync(dataDir)) module.enableCompileCache(join(dataDir, 'compiled'));
const { start } = await import('./start.ts');
await start(process.argv.slice(2));
