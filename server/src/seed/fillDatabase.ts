import type { Configuration } from '../config.ts';
import { openDatabase } from '../database.ts';
import { createServices } from '../services.ts';
import { seedDemo } from './main.ts';

const CONNECTIONS = 7;
const CONNECTION_TIMEOUT_MS = 10 * 60_000;

/** The demo, on connections of its own: a request gives up waiting for one before a busy machine has filled a database. */
export async function fillDatabase(configuration: Configuration, databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, CONNECTIONS, CONNECTION_TIMEOUT_MS);
  try {
    await seedDemo(createServices({ configuration, database }));
  } finally {
    await database.close();
  }
}
