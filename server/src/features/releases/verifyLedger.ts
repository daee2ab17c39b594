import type { Database } from '../../database.ts';
import { canonicalJson, sha256 } from './canonicalJson.ts';
import { walkLedger } from './ledger.ts';
import { releases } from './releaseTable.ts';

export interface Verification {
  rows: number;
  releases: number;
  /** Hash of the last row: whoever has noted it down can tell that none was cut off. */
  head: string;
  /** Sentences; empty: everything is as it was written. */
  problems: string[];
}

/** Whether the ledger is the one that was written, and every release the one its id names. */
export async function verifyLedger(db: Database): Promise<Verification> {
  const { rows, head, broken } = await walkLedger(db);
  const stored = await db.select({ id: releases.id, map: releases.map }).from(releases);
  const changed = stored.filter(({ id, map }) => sha256(canonicalJson(map)) !== id);
  const problems = [
    ...broken.map(({ message }) => message),
    ...changed.map(({ id }) => `The map of release ${id} is not the one it was made with.`),
  ];
  return { rows, releases: stored.length, head, problems };
}
