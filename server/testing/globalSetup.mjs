// biome-ignore-all lint/style/noDefaultExport: jest calls the default export.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'tracking-console-test-';
/** Folders in memory, on Linux: a database is some 900 files, which a disk takes long to create and to delete. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * One PostgreSQL for all server tests; each test file makes a database of its own in it (testDatabase.ts). It is an
 * embedded one, or that of DATABASE_URL, whose user may create databases; nothing else of it is touched.
 */
export default async function startTestPostgres() {
  const { DATABASE_URL } = process.env;
  if (isRoomy(MEMORY)) process.env.TMPDIR = MEMORY;
  const postgres = DATABASE_URL ? await useServer(DATABASE_URL) : await startOwnServer();
  const compiled = keepCompiled();
  globalThis.testPostgres = {
    async stop() {
      await postgres.stop();
      rmSync(compiled, { recursive: true, force: true });
    },
  };
}

function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Tests start some sixty programs of ours: what one has compiled, the next ones take from this folder. */
function keepCompiled() {
  const folder = createFolder();
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return folder;
}

/** One that the next run clears away if this one is killed. */
function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(folder, 'owner'), String(process.pid));
  return folder;
}

async function useServer(url) {
  const { createEmptyDatabase } = await import('./testDatabase.ts');
  const { migrateDatabase } = await import('../src/migrateDatabase.ts');
  process.env.TEST_POSTGRES_URL = url;
  const template = await createEmptyDatabase();
  await migrateDatabase(template.url);
  process.env.TEST_POSTGRES_TEMPLATE = new URL(template.url).pathname.slice(1);
  // The tests read the variable as a deployment would.
  delete process.env.DATABASE_URL;
  return { stop: template.drop };
}

async function startOwnServer() {
  const { startCluster } = await import('../src/embedded/cluster.ts');
  const { migrateDatabase } = await import('../src/migrateDatabase.ts');
  await clearAway();
  const folder = createFolder();
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    folder: join(folder, 'database'),
    password: 'test',
    logFile: join(folder, 'postgresql.log'),
    // It need not outlive the run.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Else each copy of a database goes through the log as well.
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '1GB',
    },
  });
  // Migrated once; the test files copy it. Other connections to template1 would block the copy.
  await migrateDatabase(cluster.url('template1'));
  process.env.TEST_POSTGRES_URL = cluster.url('postgres');
  return {
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends what a killed run has left behind: no teardown ran for it. */
async function clearAway() {
  const { endOrphan, isRunning } = await import('../src/embedded/postmaster.ts');
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const owner = readOwner(folder);
    if (owner === undefined || isRunning(owner)) continue;
    await endOrphan(join(folder, 'database'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOwner(folder) {
  try {
    return Number(readFileSync(join(folder, 'owner'), 'utf8'));
  } catch {
    return undefined;
  }
}
