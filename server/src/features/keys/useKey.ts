import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { and, eq, gt, isNull, or } from '../../drizzle.ts';
import { sha256 } from '../../sha256.ts';
import { users } from '../users/userTable.ts';
import { isInRanges } from './addressRanges.ts';
import { allowLists } from './allowListTable.ts';
import { type ApiKeyRecord, apiKeys } from './apiKeyTable.ts';

/** The last use of a key is written at most this often. */
const USE_STEP = MINUTE;

export interface UsedKey {
  key: ApiKeyRecord;
  /** Why the call is refused; null: it is not. */
  refused: 'inactive' | 'address' | null;
}

export type UseKey = ReturnType<typeof createUseKey>;

/**
 * Finds the key of a call; null: there is none. Each call reads it and its allowed addresses from the database, so that
 * a change takes effect in all processes at once.
 */
export function createUseKey(db: Database, now: () => Date) {
  return async (given: string, ip: string): Promise<UsedKey | null> => {
    const hash = sha256(given);
    const [found] = await db
      .select({ key: apiKeys, list: allowLists })
      .from(apiKeys)
      // Keys of an account that is about to be deleted are inactive, unless its owner signs in again.
      .innerJoin(users, and(eq(users.gid, apiKeys.gid), isNull(users.deleteTime)))
      .leftJoin(allowLists, and(eq(allowLists.gid, apiKeys.gid), eq(allowLists.enabled, true)))
      .where(or(eq(apiKeys.hash, hash), and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousUntil, now()))));
    if (!found) return null;
    const { key, list } = found;
    if (!isActive(key)) return { key, refused: 'inactive' };
    const ranges = list?.ranges.map(({ range }) => range);
    if (ranges && !isInRanges(ip, ranges)) return { key, refused: 'address' };
    await noteUse(key, hash, ip);
    return { key, refused: null };
  };

  function isActive({ status, expireTime }: ApiKeyRecord): boolean {
    return status === 'Active' && (expireTime === null || expireTime > now());
  }

  async function noteUse(key: ApiKeyRecord, hash: string, ip: string): Promise<void> {
    const time = now();
    const isPrevious = hash !== key.hash;
    const last = isPrevious ? key.previousUsedTime : key.lastUsedTime;
    // Per key, so that a program that calls from two addresses in turn causes no further writes.
    if (last !== null && time.getTime() - last.getTime() <= USE_STEP) return;
    const use = isPrevious ? { previousUsedTime: time } : { lastUsedTime: time, lastUsedIp: ip };
    await db.update(apiKeys).set(use).where(eq(apiKeys.id, key.id));
  }
}
