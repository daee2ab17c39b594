import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { MINUTE } from '../../durations.ts';
import type { Session } from '../../http/session.ts';
import { sessions } from './sessionTable.ts';

/** The client a session is opened for, from the request. */
export interface Client {
  ip: string;
  userAgent: string;
}

export type SessionService = ReturnType<typeof createSessionService>;

export const IDLE_TIME_MS = 120 * MINUTE;
export const LIFE_TIME_MS = 720 * MINUTE;
/** The last sight of a session is written at most this often. */
const SIGHT_STEP = MINUTE;

export function createSessionService(db: Database, now: () => Date) {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  // Each request asks for its session: built once and parsed once a connection.
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
    async open(gid: string, { ip, userAgent }: Client): Promise<string> {
      const id = createId();
      const times = { signInTime: now(), lastSeenTime: now() };
      await db.insert(sessions).values({ idHash: hash(id), gid, ip, userAgent: userAgent.slice(0, 300), ...times });
      return id;
    },

    async find(id: string): Promise<Session | null> {
      const alive = { seenAfter: ago(IDLE_TIME_MS), signedInAfter: ago(LIFE_TIME_MS) };
      const [row] = await livingSession.execute({ idHash: hash(id), ...alive });
      if (!row) return null;
      if (row.lastSeenTime < ago(SIGHT_STEP)) {
        await db.update(sessions).set({ lastSeenTime: now() }).where(eq(sessions.idHash, row.idHash));
      }
      return { idHash: row.idHash, gid: row.gid };
    },

    /** Those of the sessions that have not ended; asking is no sight of them. */
    async findStanding(idHashes: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ idHash: sessions.idHash })
        .from(sessions)
        .where(and(inArray(sessions.idHash, [...idHashes]), isAlive()));
      return rows.map(({ idHash }) => idHash);
    },

    /** Gives a session a new id; the old one is dead at once, the time of signing in stays. Null: it had ended already. */
    async rotate({ idHash }: Session): Promise<string | null> {
      const id = createId();
      const rotated = await db
        .update(sessions)
        .set({ idHash: hash(id) })
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

    async endOthers({ idHash, gid }: Session): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.gid, gid), ne(sessions.idHash, idHash)));
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

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
