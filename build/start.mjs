// npm start: builds what changed, starts the database, and serves the console until Ctrl+C.
import { enableCompileCache } from 'node:module';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`This is Node ${process.versions.node}: use npm start, which brings its own Node 24.`);
  process.exit(1);
}

// The next start takes what this one has compiled.
enableCompileCache();
const { start } = await import('./start/start.ts');
await start(process.argv.slice(2));
