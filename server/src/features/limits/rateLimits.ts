import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { inArray, lt, type SQL, sql } from '../../drizzle.ts';
import { addressKey, siteKey } from '../../http/callers/addressKey.ts';
import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import type { LimitRule } from '../../http/limits/limits.ts';
import { createLocalLimiter, type LocalLimiter } from './localLimiter.ts';
import { rateLimits } from './rateLimitTable.ts';

/** Times in milliseconds. */
export interface BackOffRule extends LimitRule {
  /** The wait after the last free call; each further one doubles it. */
  step: number;
  longest: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** How often the networks of one IPv6 site together may call, in limits of a single one. */
const NETWORKS_OF_SITE = 16;
/** A time this far ahead was written before the clock was set back: it is ignored. */
const CLOCK_SET_BACK = 5_000;

/**
 * Limits all server processes share, by the clock of the database. `testClock` takes that clock's place in tests, which
 * move the time.
 */
export function createRateLimits(db: Database, testClock?: () => Date) {
  const local = new Map<string, LocalLimiter>();
  const elapsed = () => testClock?.().getTime() ?? performance.now();

  function localLimiterOf({ name, calls, window }: LimitRule): LocalLimiter {
    const known = local.get(name) ?? createLocalLimiter(calls, window, elapsed);
    local.set(name, known);
    return known;
  }

  /** Counts a call when it may go ahead, in one statement, so that racing calls cannot exceed the limit. */
  async function takeShared(key: string, rule: LimitRule | BackOffRule): Promise<number> {
    const now = testClock ? sql`${testClock()}::timestamptz` : sql`clock_timestamp()`;
    const age = sql`(extract(epoch FROM ${now} - held.time) * 1000)::float8`;
    const level = sql`greatest(0, held.level - greatest(0, ${age}) * ${rule.calls / rule.window}::float8)`;
    const wait = sql`CASE WHEN ${age} < ${-CLOCK_SET_BACK} THEN 0 ELSE ${waitOf(rule, level, age)} END`;
    const { rows } = await db.execute<{ taken: boolean; wait: number | null }>(sql`
      WITH taken AS (
        INSERT INTO ${rateLimits} AS held (key, level, time) VALUES (${key}, 1, ${now})
        ON CONFLICT (key) DO UPDATE SET level = least(${level}, ${capOf(rule)}::float8) + 1, time = ${now}
        WHERE ${wait} <= 0
        RETURNING key
      )
      SELECT EXISTS (SELECT FROM taken) AS taken,
        (SELECT ${wait} FROM ${rateLimits} AS held WHERE key = ${key}) AS wait`);
    const [found] = rows;
    return found?.taken ? 0 : Math.max(1, found?.wait ?? 0);
  }

  /** Milliseconds to wait; 0: go ahead, and the call counts. */
  async function take(who: string, rule: LimitRule): Promise<number> {
    // Most of a flood is refused here, without a look into the database; without a database this limit alone holds.
    const wait = localLimiterOf(rule).take(who);
    if (wait > 0) return wait;
    return takeShared(`${rule.name}:${who}`, rule).catch((error: unknown) => {
      if (isDatabaseAway(error)) return 0;
      throw error;
    });
  }

  return {
    take,

    /** As `take`, for an address. IPv6 sites have a limit of their own, so that one site cannot fill the table. */
    async takeOf(ip: string, rule: LimitRule): Promise<number> {
      const site = siteKey(ip);
      const ofSite = { ...rule, name: `${rule.name}-site`, calls: rule.calls * NETWORKS_OF_SITE };
      const wait = site === null ? 0 : await take(site, ofSite);
      return wait || take(addressKey(ip), rule);
    },

    /** As `take`, for calls that turn out to be legitimate only later: `giveBack` undoes the count. */
    reserve: (who: string, rule: BackOffRule): Promise<number> => takeShared(`${rule.name}:${who}`, rule),

    async giveBack(who: string, { name }: LimitRule): Promise<void> {
      const level = sql`greatest(0, ${rateLimits.level} - 1)`;
      await db
        .update(rateLimits)
        .set({ level })
        .where(sql`${rateLimits.key} = ${`${name}:${who}`}`);
    },

    async forget(keys: readonly { who: string; rule: LimitRule }[]): Promise<void> {
      const named = keys.map(({ who, rule }) => `${rule.name}:${who}`);
      await db.delete(rateLimits).where(inArray(rateLimits.key, named));
    },

    /** Deletes keys without a call for an hour; they start again at zero. */
    deleteQuiet(): Promise<number> {
      const now = testClock ? sql`${testClock()}::timestamptz` : sql`clock_timestamp()`;
      return deleteInBatches(db, rateLimits, lt(rateLimits.time, sql`${now} - ${HOUR} * interval '1 millisecond'`));
    },
  };
}

function waitOf(rule: LimitRule | BackOffRule, level: SQL, age: SQL): SQL {
  if (!('step' in rule)) return sql`(${level} + 1 - ${rule.calls}) * ${rule.window / rule.calls}::float8`;
  const { calls, step, longest } = rule;
  const further = sql`least(30, round(held.level) - ${calls})`;
  return sql`CASE WHEN round(held.level) < ${calls} THEN 0 ELSE least(${longest}, ${step} * power(2, ${further})) - ${age} END`;
}

/** A plain limit ends at its calls; a back-off goes on beyond them. */
function capOf(rule: LimitRule | BackOffRule): number {
  return 'step' in rule ? rule.calls + 30 : rule.calls - 1;
}
