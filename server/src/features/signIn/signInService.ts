import type { Database } from '../../database.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Client, SessionService } from '../sessions/sessionService.ts';
import type { User, UserService } from '../users/userService.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { signIns } from './signInTable.ts';
import { createThrottle } from './throttle.ts';

type Refusal = { phase: 'refused' } | { phase: 'throttled'; seconds: number };
export type SignInOutcome = { phase: 'signedIn'; sessionId: string; user: User } | Refusal;
export type PasswordOutcome = { phase: 'matched'; user: User } | Refusal;

export type SignInService = ReturnType<typeof createSignInService>;

interface Needed {
  db: Database;
  now: () => Date;
  limits: RateLimits;
  users: UserService;
  sessions: SessionService;
}

export function createSignInService({ db, now, limits, users, sessions }: Needed) {
  const throttle = createThrottle(db, limits, now);

  /** Verifies the e-mail and the password; guessing is slowed down. */
  async function checkPassword(email: string, password: string, client: Client): Promise<PasswordOutcome> {
    const user = await users.findByEmail(email);
    const attempt = { email, ip: client.ip, gid: user?.gid ?? null };
    const checked = await throttle.check(attempt, () =>
      verifyPassword(user?.passwordHash ?? null, password, addressKey(client.ip)),
    );
    if ('seconds' in checked) return { phase: 'throttled', seconds: checked.seconds };
    if (!user || !checked.right) return { phase: 'refused' };
    return { phase: 'matched', user };
  }

  return {
    checkPassword,

    async signIn(email: string, password: string, client: Client): Promise<SignInOutcome> {
      const outcome = await checkPassword(email, password, client);
      if (outcome.phase !== 'matched') return outcome;
      const { user } = outcome;
      if (isOutdated(user.passwordHash)) await users.setPasswordHash(user.gid, await hashPassword(password, client.ip));
      const userAgent = client.userAgent.slice(0, 300);
      await db.insert(signIns).values({ gid: user.gid, time: now(), ip: client.ip, userAgent });
      return { phase: 'signedIn', sessionId: await sessions.open(user.gid, client), user };
    },
  };
}
