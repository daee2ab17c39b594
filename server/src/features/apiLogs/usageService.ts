import type { RequestFigures, SeriesGroup } from '@tracking-console/contract/api/apiDashboard';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { type SQL, sql } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';
import { apiUsage } from './apiUsageTable.ts';
import { emptyLatency, percentile } from './latency.ts';
import { isOfMode, KEY_OF_USAGE } from './usageKey.ts';

/** Calls of one group in one step of a period. */
export interface UsageStep {
  /** Endpoint, id of a key or key of a carrier; empty without groups. */
  name: string;
  /** Which of the steps, from 0. */
  step: number;
  calls: number;
  errors: number;
  limited: number;
  rejected: number;
  latency: number[];
}

export interface UsageQuery {
  /** When each step begins, and when the last one ends. */
  starts: readonly Date[];
  group: SeriesGroup;
  /** Percentiles are wanted; else `latency` is empty. */
  withLatency: boolean;
}

export type UsageService = ReturnType<typeof createUsageService>;

const NAMES: Record<SeriesGroup, SQL> = {
  none: sql`''`,
  endpoint: sql`endpoint`,
  key: sql`(${KEY_OF_USAGE})::text`,
  carrier: sql`carrier::text`,
};

/** Place by place: adding up the places of each row is many times faster than taking every row apart. */
const SUMS = emptyLatency().map((_, place) => sql`sum(latency[${place + 1}::int])`);
const LATENCY = sql`ARRAY[${sql.join(SUMS, sql`, `)}]::int[]`;
const NO_LATENCY = sql`'{}'::int[]`;

/** How often a customer's programs call the public API, from what is counted as calls are logged. */
export function createUsageService(db: Database, now: () => Date) {
  async function readSteps(owner: ApiOwner, { starts, group, withLatency }: UsageQuery): Promise<UsageStep[]> {
    const bounds = `{${starts.map((start) => `"${start.toISOString()}"`).join(',')}}`;
    const carriers = group === 'carrier' ? sql`carrier > 0` : sql`carrier = 0`;
    const place = sql`width_bucket(hour, ${bounds}::timestamptz[]) - 1`;
    const { rows } = await db.execute<UsageStep & Record<string, unknown>>(sql`
      SELECT ${NAMES[group]} AS name, ${place} AS step, sum(calls)::int AS calls, sum(errors)::int AS errors,
        sum(limited)::int AS limited, sum(rejected)::int AS rejected,
        ${withLatency ? LATENCY : NO_LATENCY} AS latency
      FROM ${apiUsage} WHERE gid = ${owner.gid} AND ${isOfMode(modeOf(owner))} AND ${carriers}
        AND hour >= ${starts[0]?.toISOString()}::timestamptz AND hour < ${starts.at(-1)?.toISOString()}::timestamptz
      GROUP BY 1, 2`);
    return rows;
  }

  return {
    readSteps,

    /** Of the last 24 hours, and the present one as far as it has gone. */
    async readLastDay(owner: ApiOwner): Promise<RequestFigures> {
      const end = Math.ceil(now().getTime() / HOUR) * HOUR;
      const starts = [new Date(end - 24 * HOUR), new Date(end)];
      const [day] = await readSteps(owner, { starts, group: 'none', withLatency: true });
      if (!day) return { requests: 0, errors: 0, limited: 0, p50: null, p95: null };
      const { calls: requests, errors, limited, latency } = day;
      return { requests, errors, limited, p50: percentile(latency, 0.5), p95: percentile(latency, 0.95) };
    },
  };
}
