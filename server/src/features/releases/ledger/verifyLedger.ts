import type { LedgerState } from '@tracking-console/contract/releases/releases';
import type { Database } from '../../../database.ts';
import { sha256 } from '../../../sha256.ts';
import { releases } from '../releaseTable.ts';
import { canonicalJson } from './canonicalJson.ts';
import { walkLedger } from './ledger.ts';

/** Whether the ledger has not been rewritten, and every release matches its id. */
export async function verifyLedger(db: Database): Promise<LedgerState> {
  const { rows, head, broken } = await walkLedger(db);
  const stored = await db.select({ id: releases.id, map: releases.map }).from(releases);
  const changed = stored.filter(({ id, map }) => sha256(canonicalJson(map)) !== id);
  const message = (id: string) => `The map of release ${id} is not the one it was made with.`;
  const releaseFlaws = changed.map(({ id }) => ({ sequence: 0, message: message(id) }));
  return { rows, releases: stored.length, head, broken: [...broken, ...releaseFlaws] };
}
