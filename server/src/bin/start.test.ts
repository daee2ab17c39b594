import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { furtherIt } from '../../testing/furtherIt.ts';
import { createPrograms, end, freePort, occupyPort } from '../../testing/startProgram.ts';
import { until } from '../embedded/postmaster.ts';
import { clusterFolder } from '../embedded/reachable.ts';
import { findSystemUser } from '../embedded/systemUser.ts';

// Each test starts the program as a person does, as a process of its own.
jest.setTimeout(120_000);

const programs = createPrograms();
const { launch, start, refusal, startedBefore, postgresRuns } = programs;
let folder: string;
let dataDir: string;

beforeEach(() => {
  programs.renew();
  folder = programs.folder();
  dataDir = programs.dataDir();
});
afterEach(programs.endAll);
afterAll(programs.remove);

it('starts on an empty folder, names the accounts, and Ctrl+C leaves nothing running and loses nothing', async () => {
  const port = await freePort();
  const first = await start(port, { DEMO: '1' });
  expect(first.output()).toContain(`http://localhost:${port}`);
  expect(first.output()).toContain('both@example.com');
  expect(first.output()).toContain('Tracking-demo-1');
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect(await end(first.child, 'SIGINT')).toBe(0);
  expect(postgresRuns()).toBe(false);

  const second = await start(port);
  const origin = `http://localhost:${port}`;
  const signIn = await fetch(`http://127.0.0.1:${port}/user-api/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'both@example.com', password: 'Tracking-demo-1' }),
  });
  expect(await signIn.json()).toMatchObject({ code: 0 });
  await end(second.child, 'SIGTERM');
  expect(postgresRuns()).toBe(false);
});

furtherIt(
  'recovers a data folder after a crash of the machine left a process id that is another process now',
  async () => {
    const port = await freePort();
    await startedBefore();
    const stale = [process.pid, join(dataDir, 'database'), 1, 5432, '', '127.0.0.1', '', 'ready'].join('\n');
    writeFileSync(join(dataDir, 'database/postmaster.pid'), `${stale}\n`);
    await start(port);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  },
);

furtherIt('begins again with --fresh', async () => {
  const port = await freePort();
  await startedBefore();
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8');
  await start(port, {}, ['--no-build', '--fresh']);
  expect(readFileSync(join(dataDir, 'database-password'), 'utf8')).not.toBe(password);
});

furtherIt('ends in order when it is interrupted half-way', async () => {
  const started = launch(await freePort());
  await until(() => started.output().includes('Starting PostgreSQL'), 20_000);
  expect(await end(started.child, 'SIGTERM')).toBe(0);
  expect(postgresRuns()).toBe(false);
});

it('says in one sentence that the port is taken', async () => {
  const { server, port } = await occupyPort();
  const { code, output } = await refusal(port);
  server.close();
  expect(output).toBe(`Port ${port} is taken: end what uses it, or set PORT.\n`);
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

it('says in one sentence that the data folder cannot be written to', async () => {
  // A file in its place stops root too; a read-only mode would not.
  writeFileSync(join(folder, 'file'), '');
  const closed = join(folder, 'file/data');
  const { code, output } = await refusal(await freePort(), { DATA_DIR: closed });
  expect(output).toBe(`The data folder ${closed} cannot be written to: set DATA_DIR to a folder that can.\n`);
  expect(code).toBe(1);
});

it.each([
  ['postgresql://nobody@nowhere.invalid/tracking', 'the host nowhere.invalid cannot be found'],
  ['postgresql://nobody@127.0.0.1:1/tracking', 'nothing answers on 127.0.0.1, port 1'],
])('says in one sentence that %s leads nowhere', async (url, reason) => {
  const { code, output } = await refusal(await freePort(), { DATABASE_URL: url });
  expect(output).toBe(`DATABASE_URL does not lead to a PostgreSQL: ${reason}.\n`);
  expect(code).toBe(1);
});

it.each([
  [{ PORT: 'ninety' }, 'PORT is "ninety" but must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is mistaken but must be an address that begins with postgresql://.'],
])('says in one sentence what is wrong with %j', async (environment, sentence) => {
  const { code, output } = await refusal(await freePort(), environment);
  expect(output).toBe(`${sentence}\n`);
  expect(code).toBe(1);
});

it('says in one sentence that there is nothing to serve', async () => {
  const missing = join(folder, 'importmap.json');
  const { code, output } = await refusal(await freePort(), { RELEASE_FILE: missing });
  expect(output).toContain(`\nThere is no release at ${missing}: run npm run build first.\n`);
  expect(code).toBe(1);
  expect(postgresRuns()).toBe(false);
});

furtherIt('serves beside other processes from the database of DATABASE_URL', async () => {
  const url = process.env.TEST_POSTGRES_URL ?? '';
  const [one, two] = [await freePort(), await freePort()];
  const both = await Promise.all([one, two].map((port) => start(port, { DATABASE_URL: url })));
  for (const port of [one, two]) expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(await Promise.all(both.map(({ child }) => end(child, 'SIGINT')))).toEqual([0, 0]);
  expect(existsSync(dataDir)).toBe(false);
});

const asRoot = process.getuid?.() === 0 ? furtherIt : it.skip;

asRoot('works in a folder that only root may enter', async () => {
  chmodSync(folder, 0o700);
  const port = await freePort();
  await start(port);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  rmSync(resolve(clusterFolder(dataDir, findSystemUser()), '..'), { recursive: true, force: true });
});
