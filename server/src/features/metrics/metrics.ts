import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database.ts';
import { sql } from '../../drizzle.ts';

interface Surroundings {
  db: Database;
  pool: Pool;
  live: { count(): number };
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process. No label contains customer data. */
export function createMetrics({ db, pool, live }: Surroundings) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent, by route pattern and status; live connections apart',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: 'pages_rendered_total',
    help: 'Pages of the console that were sent, by who renders their content',
    labelNames: ['by'],
    registers,
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Open connections to PostgreSQL',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Queries that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'live_connections',
    help: 'Browsers that listen for live updates',
    registers,
    collect() {
      this.set(live.count());
    },
  });
  new Gauge({
    name: 'queue_waiting',
    help: 'Work that waits, of all processes together; absent while the database is away',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, waiting } of await readQueues(db).catch(() => [])) this.set({ queue }, waiting);
    },
  });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    requestEnded: (method: string, route: string, status: number, milliseconds: number) =>
      requests.observe({ method, route, status }, milliseconds / 1000),
    pageRendered: (by: 'server' | 'browser') => pages.inc({ by }),
  };
}

/** Tasks and mails wait in their own tables, everything else in pg-boss. */
async function readQueues(db: Database): Promise<{ queue: string; waiting: number }[]> {
  const { rows } = await db.execute<{ queue: string; waiting: number }>(sql`
    SELECT name AS queue, (SELECT count(*)::int FROM pgboss.job WHERE job.name = queue.name AND state < 'active') AS waiting
    FROM pgboss.queue WHERE name <> 'tasks'
    UNION ALL SELECT 'tasks', count(*)::int FROM tasks WHERE lease_until IS NOT NULL AND status = 'Queued'
    UNION ALL SELECT 'mails', count(*)::int FROM notifications WHERE due_time <= now()`);
  return rows;
}
