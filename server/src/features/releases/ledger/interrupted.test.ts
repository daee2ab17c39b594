import { createFakeBuild } from '../../../../testing/fakeBuild.ts';
import { releaseEngineer } from '../../../../testing/releaseCaller.ts';
import { passingChecks } from '../../../../testing/releaseClient.ts';
import { until } from '../../../../testing/serverProcess.ts';
import { startTestServer } from '../../../../testing/testServer.ts';

const GATE = 48;

/** Makes the storing of an answer wait: all is done, nothing is committed. */
const WAIT = `
  CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NEW; END $$;
  CREATE TRIGGER wait BEFORE INSERT ON release_answers FOR EACH ROW EXECUTE FUNCTION wait()`;

it('F-37 RL-3 a change whose connection PostgreSQL ends is answered 503, and has one effect when it is sent again', async () => {
  const build = createFakeBuild();
  const server = await startTestServer(
    { distDir: build.dist, releaseFile: build.releaseFile },
    { checkRelease: passingChecks },
  );
  await server.services.releases.start();
  const engineer = await releaseEngineer(server);
  const { pool } = server.services.database;
  const query = async (text: string) => (await pool.query(text)).rows;
  await query(WAIT);
  const { stable } = (await engineer.ask('GET', '/v1/channels/production')).json();
  const headers = { ...(await engineer.seen('production')), 'idempotency-key': 'once' };
  const send = () => engineer.ask('PUT', '/v1/channels/production', { stable, reason: 'interrupted' }, headers);

  const gate = await pool.connect();
  await gate.query(`SELECT pg_advisory_lock(${GATE})`);
  const sent = send();
  const isWaiting = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${GATE} AND NOT granted`;
  const [{ pid }] = await until(async () => {
    const found = await query(isWaiting);
    return found.length > 0 && found;
  });
  await query(`SELECT pg_terminate_backend(${pid})`);
  const interrupted = await sent;
  expect([interrupted.statusCode, interrupted.headers['retry-after']]).toEqual([503, '2']);
  await gate.query(`SELECT pg_advisory_unlock(${GATE})`);
  gate.release();

  const answers = [await send(), await send()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  expect(await query(`SELECT count(*)::int AS rows FROM release_ledger WHERE reason = 'interrupted'`)).toEqual([
    { rows: 1 },
  ]);
  await server.close();
  build.remove();
});
