import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import type { Owner } from '../shipments/shipmentTable.ts';
import { visits } from './visitTable.ts';

export type VisitService = ReturnType<typeof createVisitService>;

const MINUTE = 60_000;
/** Nothing was asked for so long: the visit had ended. */
const VISIT_ENDS = 30 * MINUTE;
/** The last sight is written at most this often. */
const SIGHT_STEP = MINUTE;

export function createVisitService(db: Database, now: () => Date) {
  return {
    /** The customer is here; answers when the visit before this one ended, or null on the first. */
    async see({ gid, scope }: Owner): Promise<Date | null> {
      const time = now();
      const ago = (milliseconds: number) => new Date(time.getTime() - milliseconds);
      const mine = and(eq(visits.gid, gid), eq(visits.scope, scope));
      const [visit] = await db.select().from(visits).where(mine);
      if (!visit) {
        await db.insert(visits).values({ gid, scope, seenTime: time }).onConflictDoNothing();
        return null;
      }
      if (visit.seenTime > ago(SIGHT_STEP)) return visit.previousTime;
      const previousTime = visit.seenTime < ago(VISIT_ENDS) ? visit.seenTime : visit.previousTime;
      // Two calls at once begin one visit.
      const unseen = and(mine, lt(visits.seenTime, ago(SIGHT_STEP)));
      await db.update(visits).set({ seenTime: time, previousTime }).where(unseen);
      return previousTime;
    },
  };
}
