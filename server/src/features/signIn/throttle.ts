import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { signIns, signInThrottles } from './signInTable.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Attempts that cost no wait, and the longest wait after them, in milliseconds. Each attempt doubles the wait. */
const LIMITS = {
  /** One account from one address: the person who mistypes. */
  pair: { free: 5, longest: 900 * SECOND },
  /** One address, whatever the account. */
  address: { free: 30, longest: 900 * SECOND },
  /** One account from addresses it was never signed in from; short, so that its owner is not locked out. */
  account: { free: 20, longest: 60 * SECOND },
} as const;
/** In the past of every clock: of two attempts at once, the one with the earlier time may come second. */
const ANY_TIME = new Date(0);
/** Without an attempt for this long, a key begins anew. */
const FORGET = 3_600 * SECOND;
/** An address counts as the account's own for this long after a sign-in. */
const KNOWN = 90 * DAY;

export interface Attempt {
  ip: string;
  email: string;
  /** The account's gid, when there is such an account. */
  gid: string | null;
}

/** Slows down guessing. Every attempt is charged before its password is looked at, so racing requests gain nothing. */
export function createThrottle(db: Database, now: () => Date) {
  /** Seconds to wait, or 0 when the attempt may go on. */
  async function charge(attempt: Attempt): Promise<number> {
    const known = await isKnown(attempt);
    const kinds = known ? (['pair', 'address'] as const) : (['pair', 'account', 'address'] as const);
    for (const kind of kinds) {
      const wait = await chargeKey(keyOf(kind, attempt), LIMITS[kind]);
      if (wait > 0) return wait;
    }
    return 0;
  }

  async function chargeKey(key: string, { free, longest }: { free: number; longest: number }): Promise<number> {
    const time = now();
    const since = new Date(time.getTime() - FORGET);
    const attempts = sql`CASE WHEN ${signInThrottles.lastAttemptTime} < ${since} THEN 1 ELSE ${signInThrottles.attempts} + 1 END`;
    const wait = sql`least(${longest}, ${SECOND} * power(2, least(30, (${attempts}) - ${free}))) * interval '1 millisecond'`;
    const charged = await db
      .insert(signInThrottles)
      .values({ key, attempts: 1, lastAttemptTime: time, allowedFrom: ANY_TIME })
      .onConflictDoUpdate({
        target: signInThrottles.key,
        set: {
          attempts,
          lastAttemptTime: time,
          allowedFrom: sql`CASE WHEN (${attempts}) < ${free} THEN ${ANY_TIME}::timestamptz ELSE ${time}::timestamptz + (${wait}) END`,
        },
        // Attempts during the wait change nothing: whoever shares the address is not held longer by them.
        setWhere: lte(signInThrottles.allowedFrom, time),
      })
      .returning({ key: signInThrottles.key });
    if (charged.length > 0) return 0;
    const [row] = await db.select().from(signInThrottles).where(eq(signInThrottles.key, key));
    return Math.max(1, Math.ceil(((row?.allowedFrom.getTime() ?? 0) - time.getTime()) / SECOND));
  }

  async function isKnown({ gid, ip }: Attempt): Promise<boolean> {
    if (gid === null) return false;
    const since = new Date(now().getTime() - KNOWN);
    const rows = await db
      .select({ ip: signIns.ip })
      .from(signIns)
      .where(and(eq(signIns.gid, gid), eq(signIns.ip, ip), gt(signIns.time, since)))
      .limit(1);
    return rows.length > 0;
  }

  return {
    charge,

    /** After a right password; the address keeps its count, or one good account would hide many bad tries. */
    async forgive(attempt: Attempt): Promise<void> {
      const keys = [keyOf('pair', attempt), keyOf('account', attempt)];
      await db.delete(signInThrottles).where(inArray(signInThrottles.key, keys));
    },

    deleteForgotten: (): Promise<number> =>
      deleteInBatches(db, signInThrottles, lt(signInThrottles.lastAttemptTime, new Date(now().getTime() - FORGET))),
  };
}

/** Hashed: e-mail addresses people mistype need not lie about in a table. */
function keyOf(kind: keyof typeof LIMITS, { ip, email }: Attempt): string {
  const account = email.trim().toLowerCase();
  const parts = { pair: [account, ip], address: [ip], account: [account] }[kind];
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
}
