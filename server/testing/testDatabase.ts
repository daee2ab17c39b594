import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own in the PostgreSQL of globalSetup: a copy of the migrated one. */
export const createTestDatabase = () => createDatabase(process.env.TEST_POSTGRES_TEMPLATE ?? 'template1');

/** One without any table. */
export const createEmptyDatabase = () => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // In memory, copying the files takes a third of copying through the log.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function adminUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('Run server tests through jest: its globalSetup starts the database.');
  return url;
}
