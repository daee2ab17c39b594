import type { ListLogs, RefusedCalls } from '@tracking-console/contract/api/apiLogs';
import { LOG_DAYS } from '@tracking-console/contract/api/logConstants';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { and, eq, gt, lt, ne, type SQL, sql } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';
import { apiUsage } from './apiUsageTable.ts';
import { LIMITED } from './callRecord.ts';
import { isOfMode, usageKey } from './usageKey.ts';

const ALL_CARRIERS = 0;
/** The console called. */
const NO_KEY = 0;
const UNAUTHORIZED = 401;

/**
 * How many calls were refused at once, of which the log has only a sample, in the hours that overlap the period.
 * null: the counts cannot be narrowed by the list's filter.
 */
export async function countRefused(
  db: Database,
  owner: ApiOwner,
  { number, ip, failed, http_status: status, code, ...filter }: ListLogs,
  now: Date,
): Promise<RefusedCalls | null> {
  if (number !== undefined || ip !== undefined || failed === false) return null;
  const { key_id: keyId, endpoint, source } = filter;
  const mode = modeOf(owner);
  const console = usageKey(mode, NO_KEY);
  const from = filter.from ? new Date(filter.from).getTime() : now.getTime() - LOG_DAYS * DAY;
  const hasLimited = [status ?? LIMITED, code ?? LIMITED].every((one) => one === LIMITED);
  // Two codes are counted together.
  const hasBarred = (status ?? UNAUTHORIZED) === UNAUTHORIZED && code === undefined;
  const [counts] = await db
    .select({ limited: sumOf(apiUsage.limited, hasLimited), barred: sumOf(apiUsage.barred, hasBarred) })
    .from(apiUsage)
    .where(
      and(
        eq(apiUsage.gid, owner.gid),
        isOfMode(mode),
        eq(apiUsage.carrier, ALL_CARRIERS),
        gt(apiUsage.hour, new Date(from - HOUR)),
        filter.to ? lt(apiUsage.hour, new Date(filter.to)) : undefined,
        endpoint === undefined ? undefined : eq(apiUsage.endpoint, endpoint),
        keyId === undefined ? undefined : eq(apiUsage.keyId, usageKey(mode, Number(keyId))),
        source && (source === 'CONSOLE' ? eq(apiUsage.keyId, console) : ne(apiUsage.keyId, console)),
      ),
    );
  return counts ?? null;
}

function sumOf(column: typeof apiUsage.limited | typeof apiUsage.barred, isShown: boolean): SQL<number> {
  return isShown ? sql<number>`coalesce(sum(${column}), 0)::int` : sql<number>`0`;
}
