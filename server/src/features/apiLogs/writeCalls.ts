import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { apiLogs } from './apiLogTable.ts';
import { apiUsage } from './apiUsageTable.ts';
import { type CallRecord, isBarred, isFailed, isLimited, sampleOf } from './callRecord.ts';
import { emptyLatency, latencyStep } from './latency.ts';
import { maskSecrets } from './maskSecrets.ts';
import { usageKey } from './usageKey.ts';

const ALL_CARRIERS = 0;
const NO_KEY = 0;

/** Logs calls and counts them, both or neither. Those of an account that was deleted meanwhile go with it. */
export async function writeCalls(db: Database, calls: readonly CallRecord[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await insertLogs(transaction, calls);
    await countCalls(transaction, calls);
  });
}

async function insertLogs(transaction: Transaction, calls: readonly CallRecord[]): Promise<void> {
  const rows = firstOfEach(calls).map(({ carriers: _carriers, ...call }) => ({
    ...call,
    sample: sampleOf(call),
    durationMs: Math.round(call.durationMs),
    reqBody: maskSecrets(call.reqBody),
    respBody: maskSecrets(call.respBody),
  }));
  const text = JSON.stringify(rows, (_name, value) => (typeof value === 'string' ? storable(value) : value));
  // In one order, so that two processes never wait for each other's sample in a circle.
  await transaction.execute(sql`
    INSERT INTO ${apiLogs} (gid, mode, time, key_id, ip, endpoint, version, http_status, code, items, accepted, rejected,
      duration_ms, numbers, req_body, resp_body, sample)
    SELECT given.gid, mode, time, "keyId", ip, endpoint, version, "httpStatus", code, items, accepted, rejected,
      "durationMs", ARRAY(SELECT jsonb_array_elements_text(numbers)), "reqBody", "respBody", sample
    FROM jsonb_to_recordset(${text}::jsonb) AS given(gid text, mode text, time timestamptz, "keyId" bigint, ip text,
      endpoint text, version text, "httpStatus" smallint, code int, items smallint, accepted smallint, rejected smallint,
      "durationMs" int, numbers jsonb, "reqBody" text, "respBody" text, sample text)
    JOIN users ON users.gid = given.gid ORDER BY given.gid, sample, time FOR KEY SHARE OF users
    ON CONFLICT (gid, sample) WHERE sample IS NOT NULL DO NOTHING`);
}

/** Without the calls whose sample is among them already; the table knows those of other batches and processes. */
function firstOfEach(calls: readonly CallRecord[]): CallRecord[] {
  const seen = new Set<string>();
  return calls.filter((call) => {
    const sample = sampleOf(call);
    if (sample === null) return true;
    const name = `${call.gid} ${sample}`;
    return !seen.has(name) && seen.add(name);
  });
}

interface Usage {
  gid: string;
  carrier: number;
  hour: string;
  endpoint: string;
  keyId: number;
  calls: number;
  errors: number;
  limited: number;
  barred: number;
  rejected: number;
  latency: number[];
}

async function countCalls(transaction: Transaction, calls: readonly CallRecord[]): Promise<void> {
  // In one order, so that two processes never wait for each other in a circle.
  await transaction.execute(sql`
    INSERT INTO ${apiUsage} AS held (gid, carrier, hour, endpoint, key_id, calls, errors, limited, barred, rejected,
      latency)
    SELECT given.gid, carrier, hour, endpoint, "keyId", calls, errors, limited, barred, rejected,
      ARRAY(SELECT n::int FROM jsonb_array_elements_text(latency) WITH ORDINALITY AS step(n, place) ORDER BY place)
    FROM jsonb_to_recordset(${JSON.stringify(toUsage(calls))}::jsonb) AS given(gid text, carrier int, hour timestamptz,
      endpoint text, "keyId" bigint, calls int, errors int, limited int, barred int, rejected int, latency jsonb)
    JOIN users ON users.gid = given.gid ORDER BY given.gid, carrier, hour, endpoint, "keyId"
    ON CONFLICT (gid, carrier, hour, endpoint, key_id) DO UPDATE SET calls = held.calls + excluded.calls,
      errors = held.errors + excluded.errors, limited = held.limited + excluded.limited,
      barred = held.barred + excluded.barred, rejected = held.rejected + excluded.rejected,
      latency = ARRAY(SELECT a + b FROM unnest(held.latency, excluded.latency) WITH ORDINALITY AS step(a, b, place)
        ORDER BY place)`);
}

/** The calls of each hour together, by endpoint and key, and by carrier. */
function toUsage(calls: readonly CallRecord[]): Usage[] {
  const usage = new Map<string, Usage>();
  for (const call of calls) {
    // Unknown endpoints are counted together, as there may be any number of names.
    add(usage, call, {
      carrier: ALL_CARRIERS,
      endpoint: call.isKnown ? call.endpoint : '',
      keyId: usageKey(call.mode, call.keyId),
    });
    for (const carrier of new Set(call.carriers))
      add(usage, call, { carrier, endpoint: '', keyId: usageKey(call.mode, NO_KEY) });
  }
  return [...usage.values()];
}

function add(usage: Map<string, Usage>, call: CallRecord, group: Pick<Usage, 'carrier' | 'endpoint' | 'keyId'>): void {
  const { gid } = call;
  const hour = new Date(Math.floor(call.time.getTime() / HOUR) * HOUR).toISOString();
  const name = [gid, hour, ...Object.values(group)].join(' ');
  const none = { calls: 0, errors: 0, limited: 0, barred: 0, rejected: 0, latency: emptyLatency() };
  const counts = usage.get(name) ?? { gid, hour, ...group, ...none };
  counts.calls += 1;
  counts.errors += isFailed(call) ? 1 : 0;
  counts.limited += isLimited(call) ? 1 : 0;
  counts.barred += isBarred(call) ? 1 : 0;
  counts.rejected += call.rejected;
  const step = latencyStep(call.durationMs);
  counts.latency[step] = (counts.latency[step] ?? 0) + 1;
  usage.set(name, counts);
}

/** What PostgreSQL keeps: no NUL, and no half of a pair of UTF-16 where the text was cut. */
const storable = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();
