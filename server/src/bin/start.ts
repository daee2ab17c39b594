import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { type Configuration, readConfiguration } from '../config.ts';
import { createShutdown, type Shutdown } from '../shutdown.ts';
import { refuseAddress, StartRefusal } from '../startRefusal.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import { startEmbeddedDatabase } from './embeddedDatabase.ts';
import { endWithNpm } from './endWithNpm.ts';
import { checkOwnDatabase } from './ownDatabase.ts';
import { leaveReleaseToken } from './releaseToken.ts';
import { printGreeting, step } from './terminal.ts';

const BUILD = join(import.meta.dirname, '../../../tools/bundle/build.ts');

/** `npm start`: everything from a checkout to a console that answers. */
export async function start(options: string[]): Promise<void> {
  const shutdown = createShutdown();
  await shutdown.guard(async () => {
    endWithNpm(shutdown);
    const { fresh, build } = readOptions(options);
    const configuration = readConfiguration(process.env);
    await ensurePortIsFree(configuration.host, configuration.port);
    if (configuration.databaseUrl !== '') await checkOwnDatabase(configuration.databaseUrl);
    else await takeDataFolder(configuration.dataDir, shutdown);

    // The database comes while the modules are built: much of its start is waiting for the disk.
    const [databaseUrl, { createServer }] = await Promise.all([
      prepareDatabase(configuration, fresh, shutdown),
      import('../main.ts'),
      build && step('Building the modules', () => buildModules(shutdown)),
    ]);
    const server = await createServer(configuration, databaseUrl);
    shutdown.defer(() => server.close());
    if (configuration.demo) await leaveReleaseToken(server.services);
    await server.listen();
    printGreeting(`http://localhost:${configuration.port}`, configuration);
  });
}

/** --fresh empties the embedded database first; --no-build serves what has been built before. */
const OPTIONS = ['--fresh', '--no-build'];

function readOptions(options: string[]): { fresh: boolean; build: boolean } {
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown) throw new StartRefusal(`There is no option ${unknown}; the options are ${OPTIONS.join(' and ')}.`);
  return { fresh: options.includes('--fresh'), build: !options.includes('--no-build') };
}

/** Checks the port before any long step begins. */
function ensurePortIsFree(host: string, port: number): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createProbe();
    probe.once('error', (error) => failed(refuseAddress(error, host, port)));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** Builds the modules that changed since they were last built. */
async function buildModules(shutdown: Shutdown): Promise<void> {
  const child = spawn(process.execPath, [BUILD], { stdio: 'inherit' });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  shutdown.defer(() => {
    child.kill();
    return ended;
  });
  if ((await ended) !== 0) throw new StartRefusal('The modules could not be built; the reason stands above.');
}

async function takeDataFolder(dataDir: string, shutdown: Shutdown): Promise<void> {
  prepareDataFolder(dataDir);
  shutdown.defer(await lockDataFolder(dataDir));
}

/** Answers with its address once it holds what a server needs. */
async function prepareDatabase(configuration: Configuration, fresh: boolean, shutdown: Shutdown): Promise<string> {
  // The code is read while PostgreSQL starts, and not at all by a start that is refused.
  const [url, { migrateDatabase }, { fillDatabase }] = await Promise.all([
    startDatabase(configuration, fresh, shutdown),
    import('../migrateDatabase.ts'),
    import('../seed/fillDatabase.ts'),
  ]);
  await step('Bringing the tables up to date', () => migrateDatabase(url));
  if (configuration.demo) await step('Setting up the demo', () => fillDatabase(configuration, url));
  return url;
}

async function startDatabase({ databaseUrl, dataDir }: Configuration, fresh: boolean, shutdown: Shutdown) {
  if (databaseUrl !== '') {
    if (fresh)
      throw new StartRefusal('--fresh empties the embedded database only: empty the one of DATABASE_URL yourself.');
    return databaseUrl;
  }
  const starting = startEmbeddedDatabase(dataDir, fresh);
  // Deferred before it has started: an interruption half-way waits for it and then ends it.
  shutdown.defer(async () => (await starting.catch(() => undefined))?.stop());
  const database = await step('Starting PostgreSQL', () => starting);
  return database.url;
}
