import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { furtherIt } from '../../testing/furtherIt.ts';
import { createPrograms, end, freePort } from '../../testing/startProgram.ts';

jest.setTimeout(120_000);

const root = resolve(import.meta.dirname, '../../..');

/** When each file below these paths was last written, and which there are. */
function timesOf(...paths: string[]): Record<string, number> {
  const files = paths
    .filter(existsSync)
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true }).map((name) => join(path, String(name)))
        : [path],
    );
  return Object.fromEntries(files.map((file) => [file, statSync(file).mtimeMs]));
}

furtherIt('leaves a checkout as it is when everything in it is built', async () => {
  const programs = createPrograms();
  programs.renew();
  const dist = join(root, 'dist');
  const environment = { DIST_DIR: dist, RELEASE_FILE: join(dist, 'importmap.json'), NODE_COMPILE_CACHE: '' };
  const times = () => timesOf(dist, join(root, 'importmap.json'), join(root, 'node_modules/.cache'));
  const startOnce = async () => {
    const { child } = await programs.start(await freePort(), environment, []);
    expect(await end(child, 'SIGINT')).toBe(0);
  };
  await startOnce(); // builds what is missing
  const before = times();
  await startOnce();
  expect(times()).toEqual(before);
  await programs.endAll();
  programs.remove();
});

it.each(['start.mjs', 'seedLarge.mjs'])('says in one sentence that this Node is too old for %s', (program) => {
  // As in Node 20: another version, and a module that lacks what is newer.
  const older = `
    import { registerHooks } from 'node:module';
    Object.defineProperty(process.versions, 'node', { value: '20.19.0' });
    registerHooks({ resolve: (name, context, next) => name === 'node:module'
      ? { url: 'data:text/javascript,export const createRequire = null', shortCircuit: true } : next(name, context) });`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, join(import.meta.dirname, program)],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toBe(
    'This is Node 20.19.0: run it with npm (npm start), which brings its own Node 24.\n',
  );
  expect(status).toBe(1);
});
