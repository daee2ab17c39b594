// biome-ignore-all lint/style/noDefaultExport: jest calls the default export.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One PostgreSQL for all server tests; each test file makes a database of its own in it (testDatabase.ts). */
export default async function startTestPostgres() {
  const { startCluster } = await import('../src/embedded/cluster.ts');
  const { migrateDatabase } = await import('../src/database.ts');
  const folder = mkdtempSync(join(tmpdir(), 'tracking-console-test-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    folder: join(folder, 'database'),
    password: 'test',
    logFile: join(folder, 'postgresql.log'),
    // Nothing of it has to outlive the run.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  // Migrated once; the test files copy it. Nobody else connects to template1, which a copy would have to wait for.
  await migrateDatabase(cluster.url('template1'));
  process.env.TEST_POSTGRES_URL = cluster.url('postgres');
  globalThis.testPostgres = { cluster, folder };
}
