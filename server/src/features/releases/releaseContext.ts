import type { Database } from '../../database.ts';
import type { CheckRelease } from './checks/candidate.ts';
import type { Writer } from './ledger/writer.ts';

/** The context shared by the parts of the release service. */
export interface ReleaseContext {
  db: Database;
  now: () => Date;
  writer: Writer;
  checkRelease: CheckRelease;
}

/** The caller: a signed-in person, or the program that holds a token. */
export interface Actor {
  /** A person's e-mail; a token's is its maker's e-mail, "/" and its own name. */
  name: string;
  /** The gid of the person, or of a token's maker; null: not known. */
  gid: string | null;
}

/** A person and the programs with that person's tokens count as one. An email may change; it decides without a gid. */
export function isSamePerson(one: Actor, other: Actor): boolean {
  if (one.gid !== null && other.gid !== null) return one.gid === other.gid;
  return emailOf(one) === emailOf(other);
}

const emailOf = ({ name }: Actor) => name.split('/')[0];
