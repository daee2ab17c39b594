import { randomUUID } from 'node:crypto';
import {
  type Grant,
  type IssueGrant,
  LOCAL_ORIGIN,
  type PageGrant,
  type ReportOutcome,
} from '@tracking-console/contract/releases/overrides';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { and, desc, eq, gt, isNull } from '../../drizzle.ts';
import type { Session } from '../../http/callers/session.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import type { User } from '../users/userService.ts';
import { users } from '../users/userTable.ts';
import { type EventsOf, listEvents, recordEvent } from './grantEvents.ts';
import { overrideGrants } from './grantTable.ts';

const LISTED_MS = 30 * 24 * HOUR;

/** The requesting user, and in which session. */
export interface Developer {
  user: User;
  session: Session;
}

/** The user who lists and revokes grants. */
export interface Viewer {
  /** E-mail, or the name of a program. */
  name: string;
  /** The owner of the grants; null: all. */
  gid: string | null;
  /** Hash of the requesting session; null: the request is a program's. */
  session: string | null;
}

type Row = typeof overrideGrants.$inferSelect;
interface Surroundings {
  db: Database;
  now: () => Date;
  sessions: Pick<SessionService, 'findStanding'>;
}

export type GrantService = ReturnType<typeof createGrantService>;

/** Grants to run local modules, each held by one session. */
export function createGrantService({ db, now, sessions }: Surroundings) {
  const isRunning = () => and(isNull(overrideGrants.revokeTime), gt(overrideGrants.expireTime, now()));

  async function revokeWhere(writer: Database | Transaction, which: ReturnType<typeof and>, actor: string) {
    const revoked = await writer
      .update(overrideGrants)
      .set({ revokeTime: now(), revokedBy: actor })
      .where(and(which, isRunning()))
      .returning({ id: overrideGrants.id });
    for (const { id } of revoked) await recordEvent(writer, { grant: id, time: now(), actor, action: 'revoked' });
    return revoked.length > 0;
  }

  return {
    /** Replaces the grant the session holds. */
    async issue({ user, session }: Developer, { modules, origins, hours, reason }: IssueGrant): Promise<string> {
      const id = randomUUID();
      const issueTime = now();
      const times = { issueTime, expireTime: new Date(issueTime.getTime() + hours * HOUR) };
      const scope = { modules, origins: origins ?? [LOCAL_ORIGIN], reason: reason.trim() };
      await db.transaction(async (transaction) => {
        await revokeWhere(transaction, eq(overrideGrants.session, session.idHash), user.email);
        await transaction
          .insert(overrideGrants)
          .values({ id, gid: user.gid, session: session.idHash, ...scope, ...times });
        await recordEvent(transaction, { grant: id, time: now(), actor: user.email, action: 'issued' });
      });
      return id;
    },

    /** The session's grant; it also ends with the holder's right to it. */
    async find({ idHash, gid }: Session): Promise<PageGrant | null> {
      const [row] = await db
        .select({ grant: overrideGrants })
        .from(overrideGrants)
        .innerJoin(users, eq(users.gid, overrideGrants.gid))
        .where(and(eq(overrideGrants.session, idHash), eq(users.gid, gid), eq(users.mayOverride, true), isRunning()));
      if (!row) return null;
      const { id, modules, origins, expireTime } = row.grant;
      return { id, modules, origins, expireTime: expireTime.toISOString() };
    },

    async list(viewer: Viewer): Promise<Grant[]> {
      const rows = await db
        .select({ grant: overrideGrants, holder: users })
        .from(overrideGrants)
        .innerJoin(users, eq(users.gid, overrideGrants.gid))
        .where(and(gt(overrideGrants.issueTime, new Date(now().getTime() - LISTED_MS)), seenBy(viewer)))
        .orderBy(desc(overrideGrants.issueTime))
        .limit(200);
      const standing = await sessions.findStanding(rows.map(({ grant }) => grant.session));
      const eventsOf = await listEvents(
        db,
        rows.map(({ grant }) => grant.id),
      );
      return rows.map(({ grant, holder }) => ({
        ...toGrant(grant, holder, eventsOf),
        isActive: isActive(grant) && holder.mayOverride && standing.includes(grant.session),
        isOwn: grant.session === viewer.session,
      }));
    },

    /** False if there is no such running grant that the viewer may revoke. */
    revoke: (viewer: Viewer, id: string): Promise<boolean> =>
      db.transaction((transaction) =>
        revokeWhere(transaction, and(eq(overrideGrants.id, id), seenBy(viewer)), viewer.name),
      ),

    /** Only the session that holds the grant may report its outcome. */
    async recordOutcome(
      session: Session,
      id: string,
      { outcome, ...override }: ReportOutcome,
      actor: string,
    ): Promise<boolean> {
      const held = and(eq(overrideGrants.id, id), eq(overrideGrants.session, session.idHash));
      const [grant] = await db.select({ id: overrideGrants.id }).from(overrideGrants).where(held);
      if (grant) await recordEvent(db, { grant: id, time: now(), actor, action: outcome, override });
      return grant !== undefined;
    },
  };

  function isActive({ revokeTime, expireTime }: Row): boolean {
    return revokeTime === null && expireTime > now();
  }
}

/** All grants for users who may release, else one's own. */
export const viewerOf = ({ user, session }: Developer): Viewer => ({
  name: user.email,
  gid: user.mayRelease ? null : user.gid,
  session: session.idHash,
});

const seenBy = ({ gid }: Viewer) => (gid === null ? undefined : eq(overrideGrants.gid, gid));

function toGrant({ id, modules, origins, reason, ...row }: Row, holder: User, eventsOf: EventsOf) {
  return {
    id,
    holder: holder.email,
    modules,
    origins,
    reason,
    issueTime: row.issueTime.toISOString(),
    expireTime: row.expireTime.toISOString(),
    revokeTime: row.revokeTime?.toISOString() ?? null,
    revokedBy: row.revokedBy,
    events: eventsOf(id),
  };
}
