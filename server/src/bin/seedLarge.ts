import { parseArgs } from 'node:util';
import { type Configuration, readConfiguration } from '../config.ts';
import { openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrateDatabase.ts';
import { seedLargeAccount } from '../seed/largeAccount.ts';
import { seedDemo } from '../seed/main.ts';
import { createServices } from '../services.ts';
import { createShutdown, type Shutdown } from '../shutdown.ts';
import { StartRefusal } from '../startRefusal.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import { findRunningDatabase, startEmbeddedDatabase } from './embeddedDatabase.ts';
import { checkOwnDatabase } from './ownDatabase.ts';
import { step } from './terminal.ts';

const MAX_SHIPMENTS = 1_000_000;

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

interface Options {
  shipments: number;
  email: string;
  identity: 'BUYER' | 'API';
}

/** Throws StartRefusal with a sentence for a person. */
export function readOptions(args: string[]): Options {
  const { shipments, email, identity } = parse(args);
  const count = Number(shipments);
  if (!Number.isInteger(count) || count < 1 || count > MAX_SHIPMENTS)
    throw new StartRefusal(`--shipments is a number from 1 to ${MAX_SHIPMENTS}.`);
  if (identity !== 'BUYER' && identity !== 'API') throw new StartRefusal('--identity is BUYER or API.');
  return { shipments: count, email, identity };
}

function parse(args: string[]) {
  const options = {
    shipments: { type: 'string', default: '100000' },
    email: { type: 'string', default: 'both@example.com' },
    identity: { type: 'string', default: 'BUYER' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartRefusal(`${error instanceof Error ? error.message : error}`);
  }
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
