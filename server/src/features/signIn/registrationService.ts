import { DAY, HOUR, SECOND } from '@tracking-console/contract/values/durations';
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
import type { PrivacyService } from '../privacy/privacyService.ts';
import { createId } from '../sessions/sessionService.ts';
import type { UserService } from '../users/userService.ts';
import { isBreached } from './breachedPasswords.ts';
import { hashPassword } from './passwords.ts';
import { knownMail, registrationMail } from './registrationMail.ts';
import { registrations } from './registrationTable.ts';

/** How long a link is valid. */
const LIFE_TIME_MS = DAY;

/** Links requested from one network, and for one address, whether it has an account or not. */
const PER_NETWORK = { name: 'registration-network', calls: 10, window: HOUR };
const PER_ADDRESS = { name: 'registration-address', calls: 3, window: HOUR };
/** Links tried from one network. */
const ATTEMPT_LIMIT = { name: 'registration-try', calls: 20, window: HOUR };

export type RegistrationOutcome =
  | { phase: 'opened' }
  | { phase: 'ended' }
  | { phase: 'breached' }
  | { phase: 'throttled'; seconds: number };

export type RegistrationService = ReturnType<typeof createRegistrationService>;

interface Needed {
  db: Database;
  now: () => Date;
  limits: RateLimits;
  users: UserService;
  privacy: Pick<PrivacyService, 'accept' | 'currentVersion'>;
  accountEvents: AccountEventService;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** The console's own, which the link begins with. */
  origin: string;
  /** The area of new accounts. */
  area: string;
  onProblem: (message: string) => void;
}

/**
 * An account is opened by a link mailed to its address. Its password is chosen behind the link, so that an attacker
 * cannot prepare an account with another person's address and a password of their own.
 */
export function createRegistrationService(needed: Needed) {
  const { db, now, limits, users, privacy, accountEvents, mailer, brand, origin, area, onProblem } = needed;

  async function sendLink(email: string, language: string): Promise<void> {
    const user = await users.findByEmail(email);
    const texts = textsOf(user?.language ?? language);
    const token = createId();
    const site = `${origin}/user/${texts.language}`;
    if (!user) {
      const row = { tokenHash: sha256(token), language, expireTime: new Date(now().getTime() + LIFE_TIME_MS) };
      await db
        .insert(registrations)
        .values({ email: email.toLowerCase(), ...row })
        .onConflictDoUpdate({ target: registrations.email, set: row });
    }
    // Behind the #, the token is in no request, and so in no log and no referrer.
    const content = user
      ? knownMail(texts, brand, `${site}/password`)
      : registrationMail(texts, brand, `${site}/register/new#${token}`);
    const messageId = `registration-${sha256(token).slice(0, 32)}`;
    const outcome = await mailer.send({ to: user?.email ?? email, messageId, ...content });
    if (outcome.kind !== 'sent') onProblem(`A mail to open an account was not sent: ${outcome.kind}.`);
  }

  return {
    /** Seconds to wait, or 0. Neither the answer nor its time reveals whether there is such an account. */
    async request(email: string, language: string, ip: string): Promise<number> {
      const wait =
        (await limits.takeOf(ip, PER_NETWORK)) || (await limits.take(sha256(email.toLowerCase()), PER_ADDRESS));
      if (wait > 0) return Math.ceil(wait / SECOND);
      sendLink(email, language).catch((error: unknown) =>
        onProblem(`A mail to open an account was not sent: ${String(error)}`),
      );
      return 0;
    },

    /** The account exists from here on; the link works once. */
    async complete(token: string, password: string, client: Client): Promise<RegistrationOutcome> {
      const wait = await limits.takeOf(client.ip, ATTEMPT_LIMIT);
      if (wait > 0) return { phase: 'throttled', seconds: Math.ceil(wait / SECOND) };
      const works = and(eq(registrations.tokenHash, sha256(token)), gt(registrations.expireTime, now()));
      const [known] = await db.select({ email: registrations.email }).from(registrations).where(works);
      if (!known) return { phase: 'ended' };
      // The link still works: the customer chooses another one.
      if (isBreached(password)) return { phase: 'breached' };
      const passwordHash = await hashPassword(password, addressKey(client.ip));
      const opened = await db.transaction(async (transaction) => {
        const [used] = await transaction.delete(registrations).where(works).returning();
        if (!used) return null;
        const { email, language } = used;
        const country = client.country || 'us';
        const user = { email, passwordHash, language, country, area, createTime: now() };
        const gid = await users.addNew(user, transaction);
        if (gid) await accountEvents.record({ gid, kind: 'registered', client }, transaction);
        return gid;
      });
      if (opened === null) return { phase: 'ended' };
      // The page states that creating an account accepts it.
      await privacy.accept(opened, await privacy.currentVersion());
      return { phase: 'opened' };
    },

    deleteExpired: (): Promise<number> => deleteInBatches(db, registrations, lt(registrations.expireTime, now())),
  };
}
