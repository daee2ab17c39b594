import { HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, eq, gt, lt } from '../../drizzle.ts';
import { addressKey } from '../../http/callers/addressKey.ts';
import type { Client } from '../../http/callers/client.ts';
import { sha256 } from '../../sha256.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createId, type SessionService } from '../sessions/sessionService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { UserService } from '../users/userService.ts';
import { faultOf } from './newPassword.ts';
import { passwordResets } from './passwordResetTable.ts';
import { hashPassword } from './passwords.ts';
import { resetMail } from './resetMail.ts';

/** How long a link is valid. */
const LIFE_TIME_MS = 30 * MINUTE;

/** Links requested from one address, and for one account, whether there is such an account or not. */
const PER_ADDRESS = { name: 'password-reset-address', calls: 10, window: HOUR };
const PER_ACCOUNT = { name: 'password-reset-account', calls: 3, window: HOUR };
/** Links tried from one address. */
const ATTEMPT_LIMIT = { name: 'password-reset-try', calls: 20, window: HOUR };

export type ResetOutcome =
  | { phase: 'changed' }
  | { phase: 'ended' }
  | { phase: 'breached' }
  | { phase: 'short' }
  | { phase: 'throttled'; seconds: number };

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

interface Needed {
  db: Database;
  now: () => Date;
  limits: RateLimits;
  users: UserService;
  sessions: SessionService;
  accountEvents: AccountEventService;
  twoStep: TwoStepService;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** The console's own, which the link begins with. */
  origin: string;
  onProblem: (message: string) => void;
}

export function createPasswordResetService(needed: Needed) {
  const { db, now, limits, users, sessions, accountEvents, twoStep, mailer, brand, origin, onProblem } = needed;

  /** Each account has one link that works, the newest. */
  async function sendLink(email: string): Promise<void> {
    const user = await users.findByEmail(email);
    if (!user) return;
    const token = createId();
    const expireTime = new Date(now().getTime() + LIFE_TIME_MS);
    await db.transaction(async (transaction) => {
      await transaction.delete(passwordResets).where(eq(passwordResets.gid, user.gid));
      await transaction.insert(passwordResets).values({ tokenHash: sha256(token), gid: user.gid, expireTime });
    });
    const texts = textsOf(user.language);
    // Behind the #, the token is in no request, and so in no log and no referrer.
    const link = `${origin}/user/${texts.language}/password/new#${token}`;
    const messageId = `password-reset-${sha256(token).slice(0, 32)}`;
    const outcome = await mailer.send({ to: user.email, messageId, ...resetMail(texts, brand, link) });
    if (outcome.kind !== 'sent') onProblem(`A mail to reset a password was not sent: ${outcome.kind}.`);
  }

  return {
    /** Seconds to wait, or 0. Neither the answer nor its time reveals whether there is such an account. */
    async request(email: string, ip: string): Promise<number> {
      const wait =
        (await limits.takeOf(ip, PER_ADDRESS)) || (await limits.take(sha256(email.trim().toLowerCase()), PER_ACCOUNT));
      if (wait > 0) return Math.ceil(wait / 1_000);
      sendLink(email).catch((error: unknown) => onProblem(`A mail to reset a password was not sent: ${String(error)}`));
      return 0;
    },

    /** The link's account gets the password, and all its sessions end; the link works once. */
    async reset(token: string, password: string, client: Client): Promise<ResetOutcome> {
      const wait = await limits.takeOf(client.ip, ATTEMPT_LIMIT);
      if (wait > 0) return { phase: 'throttled', seconds: Math.ceil(wait / 1_000) };
      const works = and(eq(passwordResets.tokenHash, sha256(token)), gt(passwordResets.expireTime, now()));
      const [known] = await db.select({ gid: passwordResets.gid }).from(passwordResets).where(works);
      if (!known) return { phase: 'ended' };
      // The link still works: the customer chooses another one.
      const fault = faultOf(password, await twoStep.isOn(known.gid));
      if (fault) return { phase: fault };
      const passwordHash = await hashPassword(password, addressKey(client.ip));
      const event = { gid: known.gid, kind: 'passwordReset', client } as const;
      const isUsed = await db.transaction(async (transaction) => {
        const [used] = await transaction.delete(passwordResets).where(works).returning({ gid: passwordResets.gid });
        if (!used) return false;
        await users.setPasswordHash(used.gid, passwordHash, transaction);
        await sessions.endAll(used.gid, transaction);
        await twoStep.endSteps(used.gid, transaction);
        await accountEvents.record(event, transaction);
        return true;
      });
      if (!isUsed) return { phase: 'ended' };
      accountEvents.mail(event);
      return { phase: 'changed' };
    },

    /** Ends the account's links that were mailed before its password changed. */
    async endLinks(gid: string, transaction: Database): Promise<void> {
      await transaction.delete(passwordResets).where(eq(passwordResets.gid, gid));
    },

    deleteExpired: (): Promise<number> => deleteInBatches(db, passwordResets, lt(passwordResets.expireTime, now())),
  };
}
