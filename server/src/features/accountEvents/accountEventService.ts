import { SIGN_IN_DAYS } from '@tracking-console/contract/securityConstants';
import { and, desc, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { DAY } from '../../durations.ts';
import type { Client } from '../../http/client.ts';
import { messageOf } from '../../http/describeError.ts';
import { sha256 } from '../../sha256.ts';
import type { Mailer } from '../mail/mailer.ts';
import { users } from '../users/userTable.ts';
import { type AccountEvent, accountEvents, type EventKind } from './accountEventTable.ts';
import { eventMail, isMailed } from './eventMail.ts';

export type AccountEventService = ReturnType<typeof createAccountEventService>;
export type AccountEventRow = typeof accountEvents.$inferSelect;

interface Needed {
  db: Database;
  now: () => Date;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Of the links in mails. */
  origin: string;
  onProblem: (message: string) => void;
}

/** Changes are kept longer than sign-ins: they say how an account came to be as it is. */
export const CHANGE_DAYS = 365;
const SIGN_IN_KINDS: EventKind[] = ['signedIn', 'signInRefused'];
/** The page shows no more of them. */
const MAX_SIGN_INS = 100;

export function createAccountEventService({ db, now, mailer, brand, origin, onProblem }: Needed) {
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  const ofAccount = (gid: string) => and(eq(accountEvents.gid, gid), gt(accountEvents.time, ago(SIGN_IN_DAYS)));
  const signInsOf = (gid: string) => and(ofAccount(gid), eq(accountEvents.kind, 'signedIn'));

  async function mailAbout(event: AccountEvent): Promise<void> {
    const [user] = await db.select().from(users).where(eq(users.gid, event.gid));
    if (!user) return;
    const content = eventMail({ event, language: user.language, time: now(), brand, origin });
    const outcome = await mailer.send({ ...content, to: user.email, messageId: crypto.randomUUID() });
    if (outcome.kind !== 'sent') onProblem(`A mail about ${event.kind} was not sent: ${outcome.kind}.`);
  }

  /** The console shows it as well, so there is one attempt, and nothing waits for it. */
  function mail(event: AccountEvent): void {
    if (!isMailed(event.kind)) return;
    mailAbout(event).catch((error: unknown) =>
      onProblem(`A mail about ${event.kind} was not sent: ${messageOf(error)}`),
    );
  }

  const valuesOf = ({ gid, kind, client, detail = '' }: AccountEvent) => ({
    ...{ gid, kind, detail, time: now() },
    ip: client.ip,
    userAgent: client.userAgent.slice(0, 300),
    country: client.country ?? '',
  });

  return {
    /** The row of an act; in the act's own transaction, where there is one. `mail` is called once that has ended. */
    async record(event: AccountEvent, transaction: Database = db): Promise<void> {
      await transaction.insert(accountEvents).values(valuesOf(event));
    },

    mail,

    /** Nothing waits for the row of an attempt: the answer's time must not tell whether there is such an account. */
    recordAttempt(event: AccountEvent): void {
      db.insert(accountEvents)
        .values(valuesOf(event))
        .catch((error: unknown) => onProblem(`An attempt was not recorded: ${messageOf(error)}`));
    },

    /** @param device the browser's own id */
    async recordSignIn(gid: string, client: Client, device: string): Promise<void> {
      const deviceHash = sha256(`${gid} ${device}`);
      const known = await db
        .selectDistinct({ deviceHash: accountEvents.deviceHash })
        .from(accountEvents)
        .where(signInsOf(gid));
      const hashes = known.map((row) => row.deviceHash).filter(Boolean);
      // Of the first sign-in nobody needs to be told.
      const newDevice = hashes.length > 0 && !hashes.includes(deviceHash);
      const event: AccountEvent = { gid, kind: 'signedIn', client };
      await db.insert(accountEvents).values({ ...valuesOf(event), deviceHash, newDevice });
      if (newDevice) mail(event);
    },

    /** Addresses the account was signed in from. */
    async knownAddresses(gid: string): Promise<string[]> {
      const rows = await db.selectDistinct({ ip: accountEvents.ip }).from(accountEvents).where(signInsOf(gid));
      return rows.map(({ ip }) => ip);
    },

    listSignIns: (gid: string): Promise<AccountEventRow[]> =>
      db
        .select()
        .from(accountEvents)
        .where(and(ofAccount(gid), inArray(accountEvents.kind, SIGN_IN_KINDS)))
        .orderBy(desc(accountEvents.time))
        .limit(MAX_SIGN_INS),

    deleteOld: (): Promise<number> =>
      deleteInBatches(
        db,
        accountEvents,
        or(
          and(inArray(accountEvents.kind, SIGN_IN_KINDS), lt(accountEvents.time, ago(SIGN_IN_DAYS))),
          and(notInArray(accountEvents.kind, SIGN_IN_KINDS), lt(accountEvents.time, ago(CHANGE_DAYS))),
        ),
      ),
  };
}
