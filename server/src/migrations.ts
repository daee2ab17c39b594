import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { readMigrationFiles } from './drizzle.ts';

export interface Migration {
  /** Its file, without the ending. */
  name: string;
  statements: string[];
  /** When it was generated, by which the database identifies it. */
  time: number;
  hash: string;
}

const migrationsFolder = resolve(import.meta.dirname, '../migrations');

let known: Migration[] | undefined;

/** The migrations of this build, oldest first. */
export function knownMigrations(): Migration[] {
  known ??= readMigrations();
  return known;
}

function readMigrations(): Migration[] {
  const journal = readFileSync(resolve(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }; // written by drizzle-kit
  return readMigrationFiles({ migrationsFolder }).map(({ sql, folderMillis, hash }, index) => ({
    name: entries[index]?.tag ?? '',
    statements: sql,
    time: folderMillis,
    hash,
  }));
}

/** The times of the migrations that were applied; none in an empty database. */
export async function readApplied(reader: Pick<pg.Pool, 'query'> | Pick<pg.Client, 'query'>): Promise<Set<number>> {
  const exists = "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists";
  if (!(await reader.query<{ exists: boolean }>(exists)).rows[0]?.exists) return new Set();
  const { rows } = await reader.query<{ time: string }>('SELECT created_at AS time FROM drizzle.__drizzle_migrations');
  return new Set(rows.map(({ time }) => Number(time)));
}
