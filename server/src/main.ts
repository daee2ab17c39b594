import { buildApp } from './app.ts';
import { createBackgroundThread } from './backgroundThread.ts';
import { type Configuration, readConfiguration } from './config.ts';
import { openDatabase } from './database.ts';
import type { App } from './http/app.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { createServices, type Services } from './services.ts';
import { createShutdown } from './shutdown.ts';
import { refuseAddress, StartRefusal } from './startRefusal.ts';

export interface Server {
  services: Services;
  /** Starts to answer and to work; answers with the address. */
  listen(): Promise<string>;
  /** Ends requests, jobs and connections, in this order. */
  close(): Promise<void>;
}

/** How long a request may take to finish at shutdown. */
const SHUTDOWN_GRACE_MS = 5_000;

/** One server process on a migrated database; any number of them may share it. */
export async function createServer(configuration: Configuration, databaseUrl: string): Promise<Server> {
  const connections = backgroundConnections(configuration);
  const database = openDatabase(databaseUrl, Math.max(1, configuration.databasePool - connections));
  const services = createServices({ configuration, database });
  let app: App | undefined;
  const background = createBackgroundThread({ configuration, databaseUrl, connections });

  async function close() {
    if (app) await endRequests(app);
    await background.stop();
    await database.close();
  }

  try {
    await services.releases.start();
    app = await buildApp(services);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    services,
    async listen() {
      const address = await listenOn(app, configuration);
      await background.start();
      return address;
    },
    close,
  };
}

/** 3 of 10, so that background work never takes a request's connection. */
function backgroundConnections({ databasePool }: Configuration): number {
  return Math.max(1, Math.floor(0.3 * databasePool));
}

async function listenOn(app: App, { host, port }: Configuration): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw refuseAddress(error, host, port);
  }
}

async function endRequests(app: App): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
  await app.close();
  clearTimeout(impatience);
}

/** A further server process beside the one of `npm start`, on the database of DATABASE_URL. */
async function main(): Promise<void> {
  const shutdown = createShutdown();
  await shutdown.guard(async () => {
    const configuration = readConfiguration(process.env);
    if (configuration.databaseUrl === '') throw new StartRefusal('Set DATABASE_URL, or use npm start.');
    await migrateDatabase(configuration.databaseUrl);
    const server = await createServer(configuration, configuration.databaseUrl);
    shutdown.defer(() => server.close());
    console.log(`Serving at ${await server.listen()}`);
  });
}

if (process.argv[1] === import.meta.filename) await main();
