import { createHash } from 'node:crypto';
import { HOUR, SECOND } from '@tracking-console/contract/values/durations';
import { createFairQueue } from '../../fairQueue.ts';
import { addressKey } from '../../http/callers/addressKey.ts';
import type { Client } from '../../http/callers/client.ts';
import type { Recognition } from '../accountEvents/accountEventService.ts';
import type { BackOffRule, RateLimits } from '../limits/rateLimits.ts';

/** Per account, for all callers: wrong attempts without a wait, how many are forgotten in an hour, the longest wait. */
interface AccountRule {
  free: number;
  hourly: number;
  longest: number;
}

/** The secrets that can be guessed. An account's wait is short for passwords, so that its owner is not locked out. */
export const GUESSED = {
  password: { name: 'sign-in', account: { free: 20, hourly: 20, longest: 60 * SECOND } },
  /** Six digits are guessed sooner than a password, and the guesser has the password already. */
  code: { name: 'sign-in-code', account: { free: 10, hourly: 5, longest: 900 * SECOND } },
} as const satisfies Record<string, { name: string; account: AccountRule }>;

/** For the person who mistypes. */
const MISTYPED: AccountRule = { free: 5, hourly: 10, longest: 900 * SECOND };

const rulesOf = ({ name, account }: { name: string; account: AccountRule }) => ({
  /** One account with a browser it was signed in with before. */
  device: rule(`${name}-device`, MISTYPED),
  /** One account from one address. */
  pair: rule(`${name}-pair`, MISTYPED),
  /** One account from addresses it was never signed in from. */
  account: rule(`${name}-account`, account),
  /** One address, whatever the account. */
  address: rule(`${name}-address`, { free: 30, hourly: 40, longest: 900 * SECOND }),
});

/**
 * Fewer passwords of one address are checked at once than any rule allows: right ones, however many at once, never
 * count against each other's reservation.
 */
const PLACES = { atOnce: 100, atOncePerKey: 4, waiting: 1_000, waitingPerKey: 100, patience: 10_000 };

type Kind = keyof ReturnType<typeof rulesOf>;

/**
 * The counters of an attempt. A known device has a counter of its own, which no stranger's guesses fill, at the same
 * address or elsewhere. Only a sign-in makes a device known, so guesses stay bounded: those of strangers, and a few of each.
 */
const COUNTERS = {
  device: ['device'],
  // The address first: once it has to wait, its attempts add no further accounts to the table.
  address: ['address', 'pair'],
  none: ['address', 'pair', 'account'],
} as const satisfies Record<Recognition, readonly Kind[]>;

export interface Attempt extends Pick<Client, 'ip' | 'device'> {
  email: string;
  /** The account's gid, when there is such an account. */
  gid: string | null;
}

/**
 * Slows down guessing. An attempt counts before its password is looked at, so racing guesses gain nothing; a right one
 * is taken back.
 */
export function createThrottle(
  limits: RateLimits,
  guessed: (typeof GUESSED)[keyof typeof GUESSED],
  recognize: (gid: string, client: Pick<Client, 'ip' | 'device'>) => Promise<Recognition>,
) {
  const rules = rulesOf(guessed);
  const checks = createFairQueue(PLACES);

  /** Seconds to wait, or 0 when the attempt may go on. */
  async function reserve(attempt: Attempt, kinds: readonly Kind[]): Promise<number> {
    const reserved: Kind[] = [];
    for (const kind of kinds) {
      const wait = await limits.reserve(whoOf(kind, attempt), rules[kind]);
      if (wait > 0) {
        // No password was checked, so none was wrong.
        for (const earlier of reserved) await limits.giveBack(whoOf(earlier, attempt), rules[earlier]);
        return Math.ceil(wait / SECOND);
      }
      reserved.push(kind);
    }
    return 0;
  }

  /** After a right password. The address keeps the failures of others, or one good account would hide many attempts. */
  async function forgive(attempt: Attempt, kinds: readonly Kind[]): Promise<void> {
    // A device only forgives its own failures: those of strangers still count.
    const forgiven: readonly Kind[] = kinds.includes('device') ? ['device'] : ['pair', 'account'];
    await limits.forget(forgiven.map((kind) => ({ who: whoOf(kind, attempt), rule: rules[kind] })));
    if (kinds.includes('address')) await limits.giveBack(whoOf('address', attempt), rules.address);
  }

  return {
    /** Whether the password is right, or for how many seconds it is not checked. */
    check(attempt: Attempt, isRight: () => Promise<boolean>): Promise<{ seconds: number } | { right: boolean }> {
      return checks.run(addressKey(attempt.ip), async () => {
        const { gid } = attempt;
        const kinds = COUNTERS[gid === null ? 'none' : await recognize(gid, attempt)];
        const seconds = await reserve(attempt, kinds);
        if (seconds > 0) return { seconds };
        const right = await isRight();
        if (right) await forgive(attempt, kinds);
        return { right };
      });
    },
  };
}

/** Hashed, so that mistyped e-mail addresses are not kept in a table. */
function whoOf(kind: Kind, { ip, email, device = '' }: Attempt): string {
  const account = email.trim().toLowerCase();
  const address = addressKey(ip);
  const parts = { device: [account, device], pair: [account, address], address: [address], account: [account] }[kind];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function rule(name: string, { free, hourly, longest }: AccountRule): BackOffRule {
  return { name, calls: free, window: (free / hourly) * HOUR, step: SECOND, longest };
}
