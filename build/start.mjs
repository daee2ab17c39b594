// npm start: builds what changed, starts the database, and serves the console until Ctrl+C.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`This is Node ${process.versions.node}: use npm start, which brings its own Node 24.`);
  process.exit(1);
}

// The next start takes what this one has compiled; nobody else may write there, as in the system's temporary folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { start } = await import('./start/start.ts');
await start(process.argv.slice(2));
