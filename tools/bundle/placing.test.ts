import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './modules.ts';

const EARLIER = 'overrides.000000000000.js';

let dist: string;
let folder: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'placing-'));
  folder = join(dist, 'app/overrides/9.9.9');
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

function build() {
  const environment = { ...process.env, DIST_DIR: dist };
  const words = ['tools/bundle/build.ts', 'overrides', '--version', '9.9.9', '--force'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    cwd: root,
    env: environment,
  });
  return { status, stderr };
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = () => JSON.parse(read('manifest.json')) as { entry: string };

it('RL-1 a version that is built again keeps the files of its earlier build, and says what the new one has', () => {
  writeFileSync(join(folder, EARLIER), 'served');
  writeFileSync(join(folder, `${EARLIER}.br`), 'served, small');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entry: EARLIER }));
  expect(build()).toEqual({ status: 0, stderr: '' });
  expect([read(EARLIER), read(`${EARLIER}.br`)]).toEqual(['served', 'served, small']);
  expect(manifest().entry).toMatch(/^overrides\.[0-9a-f]{12}\.js$/);
  expect(manifest().entry).not.toBe(EARLIER);
  expect(read(manifest().entry)).toContain('System.register');
});

it('RL-1 changes no file that other bytes have under a name of the build, and says so', () => {
  const { entry } = manifest();
  writeFileSync(join(folder, entry), 'damaged');
  const before = read('manifest.json');
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${join(folder, entry)} holds other bytes`)]);
  expect([read(entry), read('manifest.json')]).toEqual(['damaged', before]);
});
