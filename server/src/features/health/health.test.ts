import { readFileSync, rmSync } from 'node:fs';
import { stranger } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { openDatabase } from '../../database.ts';
import { sql } from '../../drizzle.ts';

const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);

it('is ready when the database answers, its migrations are applied and there is a release to serve', async () => {
  const build = createFakeBuild();
  const written = readFileSync(build.releaseFile, 'utf8');
  rmSync(build.releaseFile);
  const server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  const ready = async () => {
    const answer = await stranger(server).get('/ready');
    return [answer.statusCode, answer.headers['retry-after'], answer.json()];
  };
  const well = { status: 'ok', version, database: 'ok', migrations: 'ok', release: 'ok' };
  expect(await ready()).toEqual([503, '2', { ...well, status: 'failed', release: 'failed' }]);
  build.writeRelease(JSON.parse(written));
  expect(await ready()).toEqual([200, undefined, well]);
  rmSync(build.releaseFile);
  // The release is in the ledger, too.
  expect((await ready())[0]).toBe(200);

  const { db } = server.services;
  // A newer version is being rolled out beside this one.
  await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)`);
  expect((await ready())[0]).toBe(200);
  await db.execute(
    sql`DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) - 1 FROM drizzle.__drizzle_migrations)`,
  );
  expect(await ready()).toEqual([503, '2', { ...well, status: 'failed', migrations: 'failed' }]);
  await server.close();
  build.remove();
});

it('is not ready while the database is away, healthy all the same, and ready when it is back', async () => {
  const build = createFakeBuild();
  const server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  const { pool, db } = server.services.database;
  const statuses = async () => {
    const answers = [await stranger(server).get('/health'), await stranger(server).get('/ready')];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200]);
  const { rows } = await db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  const [name = ''] = rows.map((row) => row.name);
  const database = sql.identifier(name);
  const url = new URL(pool.options.connectionString ?? '');
  url.pathname = '/postgres';
  const administrator = openDatabase(url.href, 1);
  await administrator.db.execute(sql`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
  await administrator.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`);
  // A connection that was just ended may still be handed out once.
  expect(await statuses()).toEqual([200, 503]);
  expect((await stranger(server).get('/ready')).json()).toMatchObject({ database: 'failed', migrations: 'failed' });
  await administrator.db.execute(sql`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
  await administrator.close();
  expect(await statuses()).toEqual([200, 200]);
  await server.close();
  build.remove();
});

it('is not ready any more when it ends, and answers what still arrives', async () => {
  const build = createFakeBuild();
  const server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  let finish = () => {};
  const held = new Promise<void>((done) => {
    finish = done;
  });
  server.app.register(async (last) => {
    last.addHook('preClose', () => held);
  });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${origin}/ready`)).status).toBe(200);
  const closing = server.close();
  const answer = await fetch(`${origin}/ready`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const health = await fetch(`${origin}/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  finish();
  await closing;
  build.remove();
});
