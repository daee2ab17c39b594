import { randomBytes } from 'node:crypto';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import type { Session } from '../../http/callers/session.ts';
import { sha256 } from '../../sha256.ts';
import { sessions } from './sessionTable.ts';

export type SessionRecord = typeof sessions.$inferSelect;
export type SessionService = ReturnType<typeof createSessionService>;

export const IDLE_TIME_MS = 120 * MINUTE;
export const LIFE_TIME_MS = 720 * MINUTE;
/** The last use of a session is written at most this often. */
const SIGHT_STEP = MINUTE;

export function createSessionService(db: Database, now: () => Date) {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  // Run for each request, so it is built once, and parsed once per connection.
  const livingSession = db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.idHash, sql.placeholder('idHash')),
        gt(sessions.lastSeenTime, sql.placeholder('seenAfter')),
        gt(sessions.signInTime, sql.placeholder('signedInAfter')),
      ),
    )
    .prepare('living_session');

  const isAlive = () => and(gt(sessions.lastSeenTime, ago(IDLE_TIME_MS)), gt(sessions.signInTime, ago(LIFE_TIME_MS)));

  return {
    /** Opens a session and returns its id, which only the customer's cookie holds from then on. */
    async open(gid: string, { ip, userAgent, country = '' }: Client, secondStep = false): Promise<string> {
      const id = createId();
      const times = { signInTime: now(), lastSeenTime: now(), checkTime: now() };
      const client = { ip, userAgent: userAgent.slice(0, 300), country };
      await db.insert(sessions).values({ idHash: hashSessionId(id), gid, secondStep, ...client, ...times });
      return id;
    },

    async find(id: string): Promise<Session | null> {
      const alive = { seenAfter: ago(IDLE_TIME_MS), signedInAfter: ago(LIFE_TIME_MS) };
      const [row] = await livingSession.execute({ idHash: hashSessionId(id), ...alive });
      if (!row) return null;
      if (row.lastSeenTime < ago(SIGHT_STEP)) {
        await db.update(sessions).set({ lastSeenTime: now() }).where(eq(sessions.idHash, row.idHash));
      }
      return { idHash: row.idHash, gid: row.gid, checkTime: row.checkTime, secondStep: row.secondStep };
    },

    /** Those of the sessions that have not ended; the check does not count as use. */
    async findStanding(idHashes: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ idHash: sessions.idHash })
        .from(sessions)
        .where(and(inArray(sessions.idHash, [...idHashes]), isAlive()));
      return rows.map(({ idHash }) => idHash);
    },

    /** Those of an account that have not ended, the last seen first. */
    list: (gid: string): Promise<SessionRecord[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.gid, gid), isAlive()))
        .orderBy(desc(sessions.lastSeenTime)),

    /** Sensitive actions need no further proof for a while. */
    async confirm({ idHash }: Session): Promise<void> {
      await db.update(sessions).set({ checkTime: now() }).where(eq(sessions.idHash, idHash));
    },

    /** A code or a passkey was accepted in it. */
    async noteSecondStep({ idHash }: Pick<Session, 'idHash'>, transaction: Database = db): Promise<void> {
      await transaction.update(sessions).set({ secondStep: true }).where(eq(sessions.idHash, idHash));
    },

    /** The account has no second step any more, so its sessions' second steps no longer count. */
    async dropSecondStep(gid: string, transaction: Database = db): Promise<void> {
      await transaction.update(sessions).set({ secondStep: false }).where(eq(sessions.gid, gid));
    },

    /** Gives a session a new id; the old one is invalid at once, the time of signing in stays. Null: it had ended. */
    async rotate({ idHash }: Session, transaction: Database = db): Promise<string | null> {
      const id = createId();
      const rotated = await transaction
        .update(sessions)
        .set({ idHash: hashSessionId(id) })
        .where(eq(sessions.idHash, idHash))
        .returning();
      return rotated.length === 1 ? id : null;
    },

    async end({ idHash }: Session): Promise<void> {
      await db.delete(sessions).where(eq(sessions.idHash, idHash));
    },

    async endAll(gid: string, transaction: Database = db): Promise<void> {
      await transaction.delete(sessions).where(eq(sessions.gid, gid));
    },

    /** Ends all other sessions of the account; answers how many there were. */
    async endOthers({ gid, idHash }: Pick<Session, 'gid' | 'idHash'>, transaction: Database = db): Promise<number> {
      const others = and(eq(sessions.gid, gid), ne(sessions.idHash, idHash));
      return (await transaction.delete(sessions).where(others).returning({ gid: sessions.gid })).length;
    },

    /** Ends a session by its name, if it is this account's. */
    async endNamed(gid: string, name: string, transaction: Database = db): Promise<boolean> {
      const named = and(eq(sessions.gid, gid), eq(sessions.name, name));
      return (await transaction.delete(sessions).where(named).returning({ gid: sessions.gid })).length === 1;
    },

    deleteExpired: (): Promise<number> =>
      deleteInBatches(
        db,
        sessions,
        or(lt(sessions.lastSeenTime, ago(IDLE_TIME_MS)), lt(sessions.signInTime, ago(LIFE_TIME_MS))),
      ),
  };
}

/** 256 random bits. */
export function createId(): string {
  return randomBytes(32).toString('base64url');
}

/** The table's value for an id. */
export function hashSessionId(id: string): string {
  return sha256(id);
}
