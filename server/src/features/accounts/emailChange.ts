import { randomInt, timingSafeEqual } from 'node:crypto';
import type { ChangeEmail } from '@tracking-console/contract/account/user';
import type { EmailScene } from '@tracking-console/contract/account/userConstants';
import { HOUR, MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, eq, gt, inArray, lt, sql } from '../../drizzle.ts';
import type { Sealer } from '../../sealing.ts';
import { sha256 } from '../../sha256.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { publishLive } from '../live/publishLive.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordResetService } from '../signIn/passwordResetService.ts';
import type { User, UserService } from '../users/userService.ts';
import { emailCodes } from './emailCodeTable.ts';
import { codeMail, emailChangedMail, takenMail } from './emailMails.ts';
import type { Caller } from './profileChange.ts';

/** How long a code is valid, and after how many wrong attempts it ends. */
const LIFE_TIME_MS = 15 * MINUTE;
const MAX_ATTEMPTS = 5;
/** Codes requested by one account, and those sent to one address by any account. */
const PER_ACCOUNT = { name: 'email-code-account', calls: 10, window: HOUR };
const PER_ADDRESS = { name: 'email-code-address', calls: 5, window: HOUR };

interface Needed {
  db: Database;
  now: () => Date;
  limits: RateLimits;
  users: UserService;
  sealer: Sealer;
  accountEvents: AccountEventService;
  passwordResets: Pick<PasswordResetService, 'endLinks'>;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Of the links in mails. */
  origin: string;
  onProblem: (message: string) => void;
}

export type CodeOutcome = { phase: 'sent' } | { phase: 'sameEmail' } | { phase: 'throttled'; seconds: number };
export type EmailOutcome = 'changed' | 'wrongCode' | 'emailTaken';
export type EmailChange = ReturnType<typeof createEmailChange>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const contextOf = (gid: string, scene: EmailScene) => `email code ${gid} ${scene}`;

export function createEmailChange(needed: Needed) {
  const { db, now, limits, users, sealer, accountEvents, passwordResets, mailer, brand, origin, onProblem } = needed;

  async function send(to: string, content: ReturnType<typeof codeMail>): Promise<void> {
    const outcome = await mailer.send({ to, messageId: crypto.randomUUID(), ...content });
    if (outcome.kind !== 'sent') onProblem(`A mail about a change of the email was not sent: ${outcome.kind}.`);
  }

  /** Nothing waits for a mail: the response time must not reveal whether the account exists. */
  function sendLater(mail: Promise<void>): void {
    mail.catch((error: unknown) => onProblem(`A mail about a change of the email was not sent: ${String(error)}`));
  }

  async function mailCode(user: User, scene: EmailScene, email: string): Promise<void> {
    const texts = textsOf(user.language);
    const { gid } = user;
    const other = scene === 'newEmail' ? await users.findByEmail(email) : null;
    if (other) {
      // An earlier code was for another address. The response is the same, so only the address's owner learns of it.
      await db.delete(emailCodes).where(and(eq(emailCodes.gid, gid), eq(emailCodes.scene, scene)));
      return send(other.email, takenMail(textsOf(other.language), brand));
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const row = {
      email,
      sealedCode: sealer.seal(code, contextOf(gid, scene)),
      attempts: 0,
      expireTime: new Date(now().getTime() + LIFE_TIME_MS),
    };
    await db
      .insert(emailCodes)
      .values({ gid, scene, ...row })
      .onConflictDoUpdate({ target: [emailCodes.gid, emailCodes.scene], set: row });
    return send(email, codeMail(texts, { brand, code }));
  }

  /** The scenes whose code is wrong; each wrong code counts as an attempt. */
  async function findWrong(transaction: Transaction, gid: string, given: ChangeEmail): Promise<EmailScene[]> {
    const rows = await transaction
      .select()
      .from(emailCodes)
      .where(and(eq(emailCodes.gid, gid), gt(emailCodes.expireTime, now()), lt(emailCodes.attempts, MAX_ATTEMPTS)))
      .for('update');
    const codes = { currentEmail: given.current_code, newEmail: given.code };
    const isRight = (scene: EmailScene) => {
      const row = rows.find((one) => one.scene === scene);
      if (!row || (scene === 'newEmail' && !isSame(row.email, given.email.trim()))) return false;
      return isCode(sealer.open(row.sealedCode, contextOf(gid, scene)), codes[scene]);
    };
    return (['currentEmail', 'newEmail'] as const).filter((scene) => !isRight(scene));
  }

  async function change(transaction: Transaction, user: User, given: ChangeEmail, { client, tab }: Caller) {
    const { gid } = user;
    const wrong = await findWrong(transaction, gid, given);
    if (wrong.length > 0) {
      await transaction
        .update(emailCodes)
        .set({ attempts: sql`${emailCodes.attempts} + 1` })
        .where(and(eq(emailCodes.gid, gid), inArray(emailCodes.scene, wrong)));
      return 'wrongCode';
    }
    const email = given.email.trim();
    const other = await users.findByEmail(email);
    if (other && other.gid !== gid) return 'emailTaken';
    await users.update(gid, { email }, transaction);
    await transaction.delete(emailCodes).where(eq(emailCodes.gid, gid));
    await passwordResets.endLinks(gid, transaction);
    await accountEvents.record({ gid, client, kind: 'emailChanged', detail: user.email }, transaction);
    await publishLive(transaction, [{ gid, scope: null, kind: 'profile', ids: ['email'], ...(tab && { tab }) }]);
    return 'changed';
  }

  return {
    /** Only the newest code of each address works. */
    async sendCode(gid: string, scene: EmailScene, address: string): Promise<CodeOutcome> {
      const user = await users.find(gid);
      const email = scene === 'currentEmail' ? user?.email : address.trim();
      if (!user || !email) return { phase: 'sent' };
      if (scene === 'newEmail' && isSame(email, user.email)) return { phase: 'sameEmail' };
      const wait =
        (await limits.take(gid, PER_ACCOUNT)) || (await limits.take(sha256(email.toLowerCase()), PER_ADDRESS));
      if (wait > 0) return { phase: 'throttled', seconds: Math.ceil(wait / SECOND) };
      sendLater(mailCode(user, scene, email));
      return { phase: 'sent' };
    },

    /** Both codes have to be right; each works once. */
    async change(caller: Caller, given: ChangeEmail): Promise<EmailOutcome> {
      const { gid, client } = caller;
      const user = await users.find(gid);
      if (!user) return 'wrongCode';
      const outcome = await db
        .transaction((transaction) => change(transaction, user, given, caller))
        .catch((error: unknown) => {
          if (isEmailTaken(error)) return 'emailTaken' as const;
          throw error;
        });
      if (outcome !== 'changed') {
        await accountEvents.record({ gid, client, kind: 'emailChangeRefused', detail: outcome });
        return outcome;
      }
      const texts = textsOf(user.language);
      const email = given.email.trim();
      const content = emailChangedMail(texts, { brand, email, time: now(), client, origin });
      for (const to of [user.email, email]) sendLater(send(to, content));
      return 'changed';
    },

    deleteExpired: (): Promise<number> => deleteInBatches(db, emailCodes, lt(emailCodes.expireTime, now())),
  };
}

function isCode(right: string, given: string): boolean {
  const digits = given.replaceAll(/\D/g, '');
  return digits.length === right.length && timingSafeEqual(Buffer.from(digits), Buffer.from(right));
}

/** Another account took the address at the same moment. */
function isEmailTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }; // drizzle wraps PostgreSQL's
  return cause?.constraint === 'users_email';
}
