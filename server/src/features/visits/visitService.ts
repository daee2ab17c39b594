import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { and, eq, lt, sql } from '../../drizzle.ts';
import type { IdentityOwner } from '../../owner.ts';
import { createSharedReads } from '../../sharedReads.ts';
import { visits } from './visitTable.ts';

export type VisitService = ReturnType<typeof createVisitService>;

/** No request for this long: the visit had ended. */
const VISIT_IDLE_MS = 30 * MINUTE;
/** The last use is written at most this often. */
const SIGHT_STEP = MINUTE;

export function createVisitService(db: Database, now: () => Date) {
  const shared = createSharedReads<Date | null>();
  const visitOf = db
    .select()
    .from(visits)
    .where(and(eq(visits.gid, sql.placeholder('gid')), eq(visits.scope, sql.placeholder('scope'))))
    .prepare('visit_of_owner');

  async function recordVisit({ gid, scope }: IdentityOwner): Promise<Date | null> {
    const time = now();
    const ago = (milliseconds: number) => new Date(time.getTime() - milliseconds);
    const [visit] = await visitOf.execute({ gid, scope });
    if (!visit) {
      await db.insert(visits).values({ gid, scope, seenTime: time }).onConflictDoNothing();
      return null;
    }
    if (visit.seenTime > ago(SIGHT_STEP)) return visit.previousTime;
    const previousTime = visit.seenTime < ago(VISIT_IDLE_MS) ? visit.seenTime : visit.previousTime;
    // Two calls at once begin one visit.
    const unseen = and(eq(visits.gid, gid), eq(visits.scope, scope), lt(visits.seenTime, ago(SIGHT_STEP)));
    await db.update(visits).set({ seenTime: time, previousTime }).where(unseen);
    return previousTime;
  }

  return {
    /** The customer is here; answers when the visit before this one ended, or null on the first. */
    see: (owner: IdentityOwner) => shared(db, `${owner.scope} ${owner.gid}`, () => recordVisit(owner)),
  };
}
