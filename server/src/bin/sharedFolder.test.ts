import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { furtherIt, withFurther } from '../../testing/furtherIt.ts';
import { createPrograms, end, freePort } from '../../testing/startProgram.ts';
import { isRunning, readPostmaster, until } from '../embedded/postmaster.ts';
import { lockDataFolder } from './dataFolderLock.ts';

// Each test starts the program as a person does, as a process of its own.
jest.setTimeout(120_000);

const programs = createPrograms();
const { start, refusal, startedBefore, postgresRuns } = programs;
let dataDir: string;

beforeEach(() => {
  programs.renew();
  dataDir = programs.dataDir();
});
afterEach(programs.endAll);
afterAll(programs.remove);

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health`)).status;
const locks = () => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));

describe('two starts on one data folder', () => {
  it('refuses the second, by whatever path and with whatever TMPDIR, and leaves the first alone', async () => {
    await startedBefore();
    const port = await freePort();
    const first = await start(port);
    const link = join(programs.folder(), 'link');
    symlinkSync(dataDir, link);
    const other = join(programs.folder(), 'other');
    mkdirSync(other);
    const postmaster = readPostmaster(join(dataDir, 'database'));
    for (const [name, environment] of [
      [dataDir, {}],
      [dataDir, { TMPDIR: other }],
      [link, { DATA_DIR: link }],
    ] as const) {
      const { code, output } = await refusal(await freePort(), environment);
      expect(output).toBe(
        `The data folder ${name} is in use by another start (process ${first.child.pid}): end that one, or set DATA_DIR.\n`,
      );
      expect(code).toBe(1);
    }
    expect(readPostmaster(join(dataDir, 'database'))).toEqual(postmaster);
    expect(await health(port)).toBe(200);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(locks()).toEqual([]);
  });

  furtherIt('lets one of several at once go on at most, beside what a crash has left', async () => {
    mkdirSync(dataDir);
    // A stale socket, as a killed start leaves it.
    const killed = createServer().listen(join(dataDir, 'other'));
    await new Promise((done) => killed.once('listening', done));
    renameSync(join(dataDir, 'other'), join(dataDir, 'start-1-aa.lock'));
    await new Promise((done) => killed.close(done));
    expect(locks()).toEqual(['start-1-aa.lock']);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => lockDataFolder(dataDir)));
    const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(taken.length).toBeLessThanOrEqual(1);
    for (const release of taken) release();
    expect(locks()).toEqual([]);
    (await lockDataFolder(dataDir))();
  });

  it('locks a folder whose path is longer than the address of a socket', async () => {
    const long = join(dataDir, 'a'.repeat(120));
    mkdirSync(long, { recursive: true });
    const release = await lockDataFolder(long);
    await expect(lockDataFolder(long)).rejects.toThrow(`is in use by another start (process ${process.pid})`);
    release();
  });
});

describe('a start that was killed', () => {
  furtherIt('is taken over by the next, through another path, with a sentence', async () => {
    await startedBefore();
    const link = join(programs.folder(), 'link');
    symlinkSync(dataDir, link);
    const port = await freePort();
    const first = await start(port, { DATA_DIR: link });
    const orphan = readPostmaster(join(dataDir, 'database'))?.pid ?? 0;
    await end(first.child, 'SIGKILL');
    expect(postgresRuns()).toBe(true);
    const second = await start(port);
    expect(second.output()).toContain('an earlier start was killed and left its PostgreSQL running');
    expect(isRunning(orphan)).toBe(false);
    expect(await health(port)).toBe(200);
  });

  furtherIt('is taken over although its PostgreSQL was killed as well', async () => {
    await startedBefore();
    const port = await freePort();
    const first = await start(port);
    await end(first.child, 'SIGKILL');
    process.kill(readPostmaster(join(dataDir, 'database'))?.pid ?? 0, 'SIGKILL');
    await start(port);
    expect(await health(port)).toBe(200);
  });
});

it.each(withFurther<'SIGTERM' | 'SIGKILL'>(['SIGTERM'], ['SIGKILL']))(
  'ends with its database when npm gets %s',
  async (signal) => {
    await startedBefore();
    const port = await freePort();
    const { child, output } = await programs.startWithNpm(port);
    await end(child, signal);
    expect(await until(() => locks().length === 0, 20_000)).toBe(true);
    expect(output()).toContain('npm has ended, and the console ends with it.');
    expect(postgresRuns()).toBe(false);
  },
);

describe('what a start cannot mend is said in one sentence', () => {
  const password = () => join(dataDir, 'database-password');

  furtherIt('the password of the database is lost, and no other is made', async () => {
    await startedBefore();
    renameSync(password(), `${password()}.lost`);
    const { code, output } = await refusal(await freePort());
    expect(lastLine(output)).toBe(
      `The password of the database, ${password()}, cannot be read: put the file back, or begin again with --fresh.`,
    );
    expect(code).toBe(1);
    expect(existsSync(password())).toBe(false);
    renameSync(`${password()}.lost`, password());
    await start(await freePort());
  });

  furtherIt('the password is another one', async () => {
    await startedBefore();
    writeFileSync(password(), 'another');
    const { output } = await refusal(await freePort());
    expect(lastLine(output)).toBe(
      `The database does not take the password in ${password()}: put the right file back, or begin again with --fresh.`,
    );
    expect(postgresRuns()).toBe(false);
  });

  it('the database is one of another major version', async () => {
    await startedBefore();
    const version = join(dataDir, 'database/PG_VERSION');
    const own = readFileSync(version, 'utf8').trim();
    writeFileSync(version, '12\n');
    const { output } = await refusal(await freePort());
    expect(lastLine(output)).toBe(
      `The database in ${join(dataDir, 'database')} was made by PostgreSQL 12, and this is PostgreSQL ${own}: dump it there and restore it here, or begin again with --fresh.`,
    );
  });

  it('the data folder is a file', async () => {
    cpSync(import.meta.filename, dataDir);
    const { output } = await refusal(await freePort());
    expect(output).toBe(`The data folder ${dataDir} cannot be written to: set DATA_DIR to a folder that can.\n`);
  });
});

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);
