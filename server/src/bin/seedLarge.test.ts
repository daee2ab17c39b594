import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { furtherIt } from '../../testing/furtherIt.ts';
import { readOptions } from './seedLarge.ts';

// The command starts a PostgreSQL of its own.
jest.setTimeout(90_000);

const program = resolve(import.meta.dirname, 'seedLarge.mjs');
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

furtherIt('fills an account up to the number, once, and ends', () => {
  const first = seedLarge('--shipments', '150', '--email', 'buyer@example.com');
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining('90 shipments were added.') });
  const second = seedLarge('--shipments', '150', '--email', 'buyer@example.com');
  expect(second).toMatchObject({ status: 0, output: expect.stringContaining('0 shipments were added.') });
});

furtherIt('says in a sentence what it cannot do', () => {
  expect(seedLarge('--colour', 'red')).toMatchObject({ status: 1, output: expect.stringContaining("'--colour'") });
});

it('fills the larger demo account with a hundred thousand, unless told otherwise', () => {
  expect(readOptions([])).toEqual({ shipments: 100_000, email: 'both@example.com', identity: 'BUYER' });
  const options = ['--shipments', '20', '--email', 'api@example.com', '--identity', 'API'];
  expect(readOptions(options)).toEqual({ shipments: 20, email: 'api@example.com', identity: 'API' });
});

it.each([
  [['--shipments', 'many'], '--shipments is a number from 1 to 1000000.'],
  [['--shipments', '0'], '--shipments is a number from 1 to 1000000.'],
  [['--identity', 'SELLER'], '--identity is BUYER or API.'],
  [['--colour', 'red'], "'--colour'"],
])('says in a sentence what it cannot do with %j', (options, sentence) => {
  expect(() => readOptions(options)).toThrow(sentence);
});
