import { setTimeout as pause } from 'node:timers/promises';
import { KEY_HEADER } from '@tracking-console/contract/api/keyConstants';
import { sql } from '../../server/src/drizzle.ts';
import { apiLogs } from '../../server/src/features/apiLogs/apiLogTable.ts';
import { apiUsage } from '../../server/src/features/apiLogs/apiUsageTable.ts';
import type { Services } from '../../server/src/services.ts';
import { itself, type Row } from '../report.ts';
import type { ServerProcess } from './serverProcess.ts';

const SECONDS = 35;
const CONNECTIONS = 10;
/** Longer than the server collects calls before it logs them. */
const SETTLING_MS = 3_000;
const CALL = '/track/v2.4/getquota';

/** What a client that calls without a pause, with one key, leaves in the database. */
export async function measureRefusedCalls(services: Services, server: ServerProcess, email: string): Promise<Row[]> {
  const { db, users, apiKeys } = services;
  const user = await users.findByEmail(email);
  const created = user && (await apiKeys.create(user.gid, { name: 'bench', mode: 'live' }));
  if (!created) throw new Error(`${email} cannot have a key.`);
  const sizes = async () => {
    const { rows } = await db.execute<{ rows: number; bytes: number; limited: number }>(sql`
      SELECT (SELECT count(*)::int FROM ${apiLogs}) AS rows, (SELECT coalesce(sum(limited), 0)::int FROM ${apiUsage}) AS limited,
        (pg_total_relation_size('api_logs') + pg_total_relation_size('api_usage'))::int AS bytes`);
    return rows[0] ?? { rows: 0, bytes: 0, limited: 0 };
  };
  const before = await sizes();
  const answered: Record<number, number> = {};
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const headers = { [KEY_HEADER]: created.key, 'content-type': 'application/json' };
        const answer = await fetch(server.origin + CALL, { method: 'POST', headers, body: '{}' });
        await answer.arrayBuffer();
        answered[answer.status] = (answered[answer.status] ?? 0) + 1;
      }
    }),
  );
  await pause(SETTLING_MS);
  const after = await sizes();
  const refused = answered[429] ?? 0;
  return [
    { measure: 'calls answered', unit: '', ours: answered[200] ?? 0 },
    { measure: 'calls refused', unit: '', ours: refused },
    { measure: '… of them counted', unit: '', ours: after.limited - before.limited },
    {
      measure: 'rows of the log',
      unit: '',
      ours: after.rows - before.rows,
      // Each answered call, and of those refused the first of each minute the run touches.
      figure: itself((answered[200] ?? 0) + 2),
    },
    { measure: 'bytes of log and counts', unit: 'kB', ours: after.bytes - before.bytes },
  ];
}
