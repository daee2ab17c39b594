import { type Configuration, readConfiguration } from '../../server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../server/src/database.ts';
import { seedLargeAccount } from '../../server/src/seed/largeAccount.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices } from '../../server/src/services.ts';
import { createShutdown, type Shutdown } from '../../server/src/shutdown.ts';
import { StartRefusal } from '../../server/src/startRefusal.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import { findRunningDatabase, startEmbeddedDatabase } from './embeddedDatabase.ts';
import { checkOwnDatabase } from './ownDatabase.ts';
import { step } from './progress.ts';
import { readOptions } from './seedLargeOptions.ts';

/** `npm run seed:large`: works on the database of a console that runs, and starts it where none does. */
export async function seedLarge(options: string[]): Promise<void> {
  const shutdown = createShutdown();
  await shutdown.guard(async () => {
    const { shipments, email, identity } = readOptions(options);
    const configuration = readConfiguration(process.env);
    const url = await findDatabase(configuration, shutdown);
    await migrateDatabase(url);
    const database = openDatabase(url);
    shutdown.defer(() => database.close());
    const services = createServices({ configuration, database });
    if (configuration.demo) await seedDemo(services);
    if (!(await services.users.findByEmail(email))) throw new StartRefusal(`There is no account ${email}.`);
    const added = await step(`Giving ${email} ${shipments} shipments (${identity})`, () =>
      seedLargeAccount(services, shipments, { email, scope: identity, onProgress: reportEvery(10_000) }),
    );
    console.log(`${added} shipments were added.`);
    await shutdown.end();
  });
}

async function findDatabase({ databaseUrl, dataDir }: Configuration, shutdown: Shutdown): Promise<string> {
  if (databaseUrl !== '') {
    await checkOwnDatabase(databaseUrl);
    return databaseUrl;
  }
  prepareDataFolder(dataDir);
  const running = findRunningDatabase(dataDir);
  if (running) return running;
  shutdown.defer(await lockDataFolder(dataDir));
  const starting = startEmbeddedDatabase(dataDir, false);
  shutdown.defer(async () => (await starting.catch(() => undefined))?.stop());
  return (await step('Starting PostgreSQL', () => starting)).url;
}

function reportEvery(part: number) {
  return (total: number) => {
    if (total % part === 0) console.log(`  ${total}`);
  };
}
