import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { DAY, HOUR, SECOND } from '../../durations.ts';
import { createFairQueue } from '../../fairQueue.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { BackOffRule, RateLimits } from '../limits/rateLimits.ts';
import { signIns } from './signInTable.ts';

/** Wrong passwords that cost no wait, how many are forgotten in an hour, and the longest wait after them. */
const RULES = {
  /** One account from one address: the person who mistypes. */
  pair: rule('pair', { free: 5, hourly: 10, longest: 900 * SECOND }),
  /** One account from addresses it was never signed in from; short, so that its owner is not locked out. */
  account: rule('account', { free: 20, hourly: 20, longest: 60 * SECOND }),
  /** One address, whatever the account. */
  address: rule('address', { free: 30, hourly: 40, longest: 900 * SECOND }),
} as const;
/** An address counts as the account's own for this long after a sign-in. */
const KNOWN_MS = 90 * DAY;
/**
 * Fewer passwords of one address are checked at once than any rule leaves free: right ones, however many at once, never
 * count against each other's reservation.
 */
const PLACES = { atOnce: 100, atOncePerKey: 4, waiting: 1_000, waitingPerKey: 100, patience: 10_000 };

type Kind = keyof typeof RULES;

export interface Attempt {
  ip: string;
  email: string;
  /** The account's gid, when there is such an account. */
  gid: string | null;
}

/**
 * Slows down guessing. An attempt counts before its password is looked at, so racing guesses gain nothing; a right one
 * is taken back.
 */
export function createThrottle(db: Database, limits: RateLimits, now: () => Date) {
  const checks = createFairQueue(PLACES);

  /** Seconds to wait, or 0 when the attempt may go on. */
  async function reserve(attempt: Attempt): Promise<number> {
    const known = await isKnown(attempt);
    const kinds: Kind[] = known ? ['pair', 'address'] : ['pair', 'account', 'address'];
    const reserved: Kind[] = [];
    for (const kind of kinds) {
      const wait = await limits.reserve(whoOf(kind, attempt), RULES[kind]);
      if (wait > 0) {
        // No password is looked at, so nothing was wrong.
        for (const earlier of reserved) await limits.giveBack(whoOf(earlier, attempt), RULES[earlier]);
        return Math.ceil(wait / SECOND);
      }
      reserved.push(kind);
    }
    return 0;
  }

  /** After a right password. The address keeps what others got wrong, or one good account would hide many bad tries. */
  async function forgive(attempt: Attempt): Promise<void> {
    const kinds = ['pair', 'account'] as const;
    await limits.forget(kinds.map((kind) => ({ who: whoOf(kind, attempt), rule: RULES[kind] })));
    await limits.giveBack(whoOf('address', attempt), RULES.address);
  }

  async function isKnown({ gid, ip }: Attempt): Promise<boolean> {
    if (gid === null) return false;
    const since = new Date(now().getTime() - KNOWN_MS);
    const rows = await db
      .selectDistinct({ ip: signIns.ip })
      .from(signIns)
      .where(and(eq(signIns.gid, gid), gt(signIns.time, since)));
    return rows.some((row) => addressKey(row.ip) === addressKey(ip));
  }

  return {
    /** Whether the password is right, or how many seconds it is not looked at. */
    check(attempt: Attempt, isRight: () => Promise<boolean>): Promise<{ seconds: number } | { right: boolean }> {
      return checks.run(addressKey(attempt.ip), async () => {
        const seconds = await reserve(attempt);
        if (seconds > 0) return { seconds };
        const right = await isRight();
        if (right) await forgive(attempt);
        return { right };
      });
    },
  };
}

/** Hashed: e-mail addresses people mistype need not lie about in a table. */
function whoOf(kind: Kind, { ip, email }: Attempt): string {
  const account = email.trim().toLowerCase();
  const address = addressKey(ip);
  const parts = { pair: [account, address], address: [address], account: [account] }[kind];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function rule(kind: string, { free, hourly, longest }: { free: number; hourly: number; longest: number }): BackOffRule {
  return { name: `sign-in-${kind}`, calls: free, window: (free / hourly) * HOUR, step: SECOND, longest };
}
