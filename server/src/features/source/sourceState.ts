import { HOUR, MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { eq, sql } from '../../drizzle.ts';
import { Postponed } from '../journeys/carrierAdapter.ts';
import { sourceState } from './sourceTable.ts';

const NAME = 'track-v2';
/** Three calls a second, by the source's limit for a key. */
const TURN_MS = 334;
/** Turns are only given this far ahead: more would only wait. */
const MAX_AHEAD_MS = SECOND;
const FIRST_RETRY = 5 * SECOND;
const MAX_RETRY_DELAY_MS = 5 * MINUTE;
/** A single failure may pass; customers are notified of the second in a row. */
const TOLD_FAILURES = 2;
/** The pause after a registration that the quota had no room for. */
const QUOTA_PAUSE = HOUR;

export type SourceState = ReturnType<typeof createSourceState>;

/** The pace, the pauses and the outages of the source, shared by all processes. */
export function createSourceState(db: Database, now: () => Date) {
  async function read() {
    const [state] = await db.select().from(sourceState).where(eq(sourceState.name, NAME));
    return state;
  }

  async function findFullUntil(): Promise<Date | null> {
    const until = (await read())?.quotaTime;
    return until && until > now() ? until : null;
  }

  return {
    /** Milliseconds to wait for the next call. @throws Postponed while calls are paused */
    async takeTurn(): Promise<number> {
      const clock = sql`clock_timestamp()`;
      const turn = sql`greatest(${sourceState.turnTime}, ${clock}) + ${TURN_MS} * interval '1 ms'`;
      const [taken] = await db
        .insert(sourceState)
        .values({ name: NAME, turnTime: sql`${clock} + ${TURN_MS} * interval '1 ms'` })
        .onConflictDoUpdate({
          target: sourceState.name,
          set: { turnTime: turn },
          setWhere: sql`coalesce(${sourceState.retryTime}, '-infinity') <= ${now()}`,
        })
        .returning({
          wait: sql<number>`(extract(epoch FROM ${sourceState.turnTime} - ${clock}) * 1000)::float8 - ${TURN_MS}::float8`,
        });
      if (!taken) throw new Postponed((await read())?.retryTime ?? now());
      return Math.max(0, taken.wait);
    },

    /** Whether due shipments may be claimed: not while the source is away, nor while calls wait for their turns. */
    async hasRoom(): Promise<boolean> {
      const isPaused = sql`coalesce(${sourceState.retryTime}, '-infinity') > ${now()}`;
      const isAhead = sql`${sourceState.turnTime} > clock_timestamp() + ${MAX_AHEAD_MS} * interval '1 ms'`;
      const busy = sql`${sourceState.name} = ${NAME} AND (${isPaused} OR ${isAhead})`;
      return (await db.$count(sourceState, busy)) === 0;
    },

    /** Since when it has been away; null: it answers. */
    async findAwaySince(): Promise<Date | null> {
      const state = await read();
      return state && state.failures >= TOLD_FAILURES ? state.awaySince : null;
    },

    /** Records a failed call; several at once count as one. Answers when to try again, and whether it is newly away. */
    async noteFailure(longest = MAX_RETRY_DELAY_MS): Promise<{ retryTime: Date; isNew: boolean }> {
      const pause = sql`least(${FIRST_RETRY} * power(2, least(${sourceState.failures}, 20)), ${longest})`;
      const [noted] = await db
        .update(sourceState)
        .set({
          failures: sql`${sourceState.failures} + 1`,
          awaySince: sql`coalesce(${sourceState.awaySince}, ${now()}::timestamptz)`,
          retryTime: sql`${now()}::timestamptz + ${pause} * interval '1 ms'`,
        })
        .where(sql`${sourceState.name} = ${NAME} AND coalesce(${sourceState.retryTime}, '-infinity') <= ${now()}`)
        .returning();
      if (noted?.retryTime) return { retryTime: noted.retryTime, isNew: noted.failures === TOLD_FAILURES };
      return { retryTime: (await read())?.retryTime ?? now(), isNew: false };
    },

    /** The source wants fewer calls for so many ms. */
    async pause(ms: number): Promise<Date> {
      const retryTime = new Date(now().getTime() + ms);
      await db.update(sourceState).set({ retryTime }).where(eq(sourceState.name, NAME));
      return retryTime;
    },

    /** Records an answered call. Answers with since when the source had been away. */
    async noteAnswer(): Promise<Date | null> {
      const state = await read();
      if (!state?.awaySince) return null;
      const values = { failures: 0, awaySince: null, retryTime: null };
      await db.update(sourceState).set(values).where(eq(sourceState.name, NAME));
      return state.failures >= TOLD_FAILURES ? state.awaySince : null;
    },

    /** Until when the quota has no room for another number; null: it has. */
    findFullUntil,

    /** @throws Postponed while the quota has no room for another number */
    async checkQuota(): Promise<void> {
      const until = await findFullUntil();
      if (until) throw new Postponed(until);
    },

    /** Records a registration refused for lack of quota. Several at once count as one. */
    async noteQuotaUsedUp(): Promise<{ until: Date; isNew: boolean }> {
      const until = new Date(now().getTime() + QUOTA_PAUSE);
      const noted = await db
        .update(sourceState)
        .set({ quotaTime: until })
        .where(sql`${sourceState.name} = ${NAME} AND coalesce(${sourceState.quotaTime}, '-infinity') <= ${now()}`)
        .returning();
      return { until, isNew: noted.length > 0 };
    },
  };
}
