import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { furtherIt } from '../../server/testing/furtherIt.ts';

// The command starts a PostgreSQL of its own.
jest.setTimeout(90_000);

const program = resolve(import.meta.dirname, '../seedLarge.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracking-console-large-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function seedLarge(...options: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

it('fills an account up to the number, once, and ends', () => {
  const first = seedLarge('--shipments', '150', '--email', 'buyer@example.com');
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining('90 shipments were added.') });
  const second = seedLarge('--shipments', '150', '--email', 'buyer@example.com');
  expect(second).toMatchObject({ status: 0, output: expect.stringContaining('0 shipments were added.') });
});

furtherIt('says in a sentence what it cannot do', () => {
  expect(seedLarge('--colour', 'red')).toMatchObject({ status: 1, output: expect.stringContaining("'--colour'") });
});
