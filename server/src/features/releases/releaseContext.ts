import type { Database } from '../../database.ts';
import type { CheckRelease } from './checks/candidate.ts';
import type { Writer } from './writer.ts';

/** What the parts of the release service share. */
export interface ReleaseContext {
  db: Database;
  now: () => Date;
  writer: Writer;
  checkRelease: CheckRelease;
}

/** Who asks: a signed-in person, or the program that holds a token. */
export interface Actor {
  /** A person's e-mail; a token's is its maker's e-mail, "/" and its own name. */
  name: string;
}

/** A person and the programs that person made tokens for are one. */
export const personOf = (name: string) => name.split('/')[0] ?? name;
