// The process that measurements run against: one database and one server for each kind of page, on different ports. Started by
// runningConsole.ts; PAGES names the kinds.

import { startEmbeddedDatabase } from '../server/src/bin/embeddedDatabase.ts';
import { type Configuration, readConfiguration } from '../server/src/config.ts';
import { createServer } from '../server/src/main.ts';
import { migrateDatabase } from '../server/src/migrateDatabase.ts';
import { fillDatabase } from '../server/src/seed/fillDatabase.ts';
import { createShutdown } from '../server/src/shutdown.ts';

interface Served {
  port: number;
  distDir: string;
  releaseFile: string;
  applications?: Configuration['applications'];
}

const shutdown = createShutdown();
await shutdown.guard(async () => {
  const configuration = readConfiguration(process.env);
  const pages = JSON.parse(process.env.PAGES ?? '[]') as Served[]; // runningConsole.ts wrote it
  const starting = startEmbeddedDatabase(configuration.dataDir, false);
  // Deferred before it has started: an interruption half-way waits for it and then ends it.
  shutdown.defer(async () => (await starting.catch(() => undefined))?.stop());
  const { url } = await starting;
  await migrateDatabase(url);
  await fillDatabase(configuration, url);
  for (const page of pages) {
    const origins = [`http://localhost:${page.port}`];
    // Pages of another release come from a file, as all servers of a database share the channels.
    const releaseFrom = page.releaseFile === configuration.releaseFile ? 'channels' : 'file';
    const server = await createServer({ ...configuration, ...page, origins, releaseFrom }, url);
    shutdown.defer(() => server.close());
    await server.listen();
  }
  process.send?.('ready');
});
