import type { ExportAudit, ListAudit } from '@tracking-console/contract/account/accountEvents';
import { SIGN_IN_DAYS } from '@tracking-console/contract/account/securityConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, desc, eq, gt, gte, inArray, lt, notInArray, or, type SQL, sql } from '../../drizzle.ts';
import { addressKey } from '../../http/callers/addressKey.ts';
import type { Client } from '../../http/callers/client.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { instantOf } from '../../pageCursor.ts';
import { sha256 } from '../../sha256.ts';
import { publishLive } from '../live/publishLive.ts';
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

/** A change of an account: it ends with its row, its mail and a live update to the customer's open pages. */
interface Change<Result> extends Omit<AccountEvent, 'detail'> {
  /** What changed, for those pages. */
  part: string;
  tab?: string;
  /** The row's detail. */
  detail?: (result: Result) => string;
}

/** Changes are kept longer than sign-ins, as they explain the account's current state. */
export const CHANGE_DAYS = 365;
const SIGN_IN_KINDS: EventKind[] = ['signedIn', 'signInRefused'];
const PAGE = 40;
/** Rows an export reads at a time. */
const BATCH = 1000;
/** Shown on the page at most. */
const MAX_SIGN_INS = 100;

/** How an account recognizes a client that signs in. */
export type Recognition = 'device' | 'address' | 'none';

interface EventPage {
  rows: AccountEventRow[];
  next: string | null;
}

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

  async function listPage(
    gid: string,
    filter: ExportAudit,
    cursor: string | undefined,
    size: number,
  ): Promise<EventPage> {
    const rows = await db
      .select()
      .from(accountEvents)
      .where(and(eq(accountEvents.gid, gid), ...conditionsOf(filter), isAfter(cursor)))
      .orderBy(desc(accountEvents.time), desc(accountEvents.id))
      .limit(size + 1);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return { rows: shown, next: rows.length > size && last ? `${last.time.getTime()}_${last.id}` : null };
  }

  const valuesOf = ({ gid, kind, client, detail = '' }: AccountEvent) => ({
    gid,
    kind,
    detail,
    time: now(),
    ip: client.ip,
    userAgent: client.userAgent.slice(0, 300),
    country: client.country ?? '',
  });

  return {
    /** Writes the row of an act, in the act's own transaction if there is one. Call `mail` after it has committed. */
    async record(event: AccountEvent, transaction: Database = db): Promise<void> {
      await transaction.insert(accountEvents).values(valuesOf(event));
    },

    mail,

    /** Runs the change in one transaction with its row. `act` returns null if there was nothing to change. */
    async change<Result>(
      { part, tab, detail, ...event }: Change<Result>,
      act: (transaction: Transaction) => Promise<Result | null>,
    ): Promise<Result | null> {
      const result = await db.transaction(async (transaction) => {
        const changed = await act(transaction);
        if (changed === null) return null;
        const whole = { ...event, detail: detail?.(changed) ?? '' };
        await transaction.insert(accountEvents).values(valuesOf(whole));
        const { gid } = event;
        await publishLive(transaction, [{ gid, scope: null, kind: 'security', ids: [part], ...(tab && { tab }) }]);
        return { changed, whole };
      });
      if (!result) return null;
      mail(result.whole);
      return result.changed;
    },

    /** Nothing waits for the row of an attempt: the response time must not reveal whether the account exists. */
    recordAttempt(event: AccountEvent): void {
      db.insert(accountEvents)
        .values(valuesOf(event))
        .catch((error: unknown) => onProblem(`An attempt was not recorded: ${messageOf(error)}`));
    },

    /** @param device the browser's own id */
    async recordSignIn(gid: string, client: Client, device: string): Promise<void> {
      const deviceHash = hashDevice(gid, device);
      const known = await db
        .selectDistinct({ deviceHash: accountEvents.deviceHash })
        .from(accountEvents)
        .where(signInsOf(gid));
      const hashes = known.map((row) => row.deviceHash).filter(Boolean);
      // The first sign-in needs no notification.
      const newDevice = hashes.length > 0 && !hashes.includes(deviceHash);
      const event: AccountEvent = { gid, kind: 'signedIn', client };
      await db.insert(accountEvents).values({ ...valuesOf(event), deviceHash, newDevice });
      if (newDevice) mail(event);
    },

    /** Whether the account was signed in with this browser, or from this address. */
    async recognize(gid: string, { ip, device = '' }: Pick<Client, 'ip' | 'device'>): Promise<Recognition> {
      const rows = await db
        .selectDistinct({ ip: accountEvents.ip, deviceHash: accountEvents.deviceHash })
        .from(accountEvents)
        .where(signInsOf(gid));
      if (device && rows.some((row) => row.deviceHash === hashDevice(gid, device))) return 'device';
      return rows.some((row) => addressKey(row.ip) === addressKey(ip)) ? 'address' : 'none';
    },

    listSignIns: (gid: string): Promise<AccountEventRow[]> =>
      db
        .select()
        .from(accountEvents)
        .where(and(ofAccount(gid), inArray(accountEvents.kind, SIGN_IN_KINDS)))
        .orderBy(desc(accountEvents.time))
        .limit(MAX_SIGN_INS),

    /** The acts of an account, newest first, from where a page ended. */
    list: (gid: string, { cursor, ...filter }: ListAudit) => listPage(gid, filter, cursor, PAGE),

    /** All of them, some at a time. */
    async *read(gid: string, filter: ExportAudit): AsyncGenerator<AccountEventRow[]> {
      let cursor: string | undefined;
      do {
        const page: EventPage = await listPage(gid, filter, cursor, BATCH);
        yield page.rows;
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
    },

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

/** Includes the account, so that a device known to one account is not recognized by another. */
const hashDevice = (gid: string, device: string) => sha256(`${gid} ${device}`);

function conditionsOf({ kind, from, to, ip }: ExportAudit): (SQL | undefined)[] {
  return [
    kind && eq(accountEvents.kind, kind),
    from ? gte(accountEvents.time, new Date(from)) : undefined,
    to ? lt(accountEvents.time, new Date(to)) : undefined,
    ip ? eq(accountEvents.ip, ip) : undefined,
  ];
}

function isAfter(cursor: string | undefined): SQL | undefined {
  const [time, id] = cursor?.split('_') ?? [];
  if (id === undefined) return undefined;
  return sql`(${accountEvents.time}, ${accountEvents.id}) < (${instantOf(Number(time))}::timestamptz, ${id}::uuid)`;
}
