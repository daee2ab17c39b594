import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSealer } from './sealing.ts';

const key = (text: string) => Buffer.alloc(32, text).toString('base64');

it('SC-25 opens what was sealed, in its own context and unchanged', () => {
  const sealer = createSealer([key('a')], '');
  const sealed = sealer.seal('a secret', 'mine');
  expect(sealed).not.toContain('secret');
  expect(sealer.seal('a secret', 'mine')).not.toBe(sealed);
  expect(sealer.open(sealed, 'mine')).toBe('a secret');
  expect(() => sealer.open(sealed, 'theirs')).toThrow();
  expect(() => sealer.open(`${sealed.slice(0, -2)}AA`, 'mine')).toThrow();
});

it('SC-25 opens with every key, and seals with the first', () => {
  const sealed = createSealer([key('a')], '').seal('a secret', 'mine');
  const both = createSealer([key('b'), key('a')], '');
  expect(both.open(sealed, 'mine')).toBe('a secret');
  const newer = both.seal('another', 'mine');
  expect(createSealer([key('b')], '').open(newer, 'mine')).toBe('another');
  expect(() => createSealer([key('b')], '').open(sealed, 'mine')).toThrow('SECRET_KEYS');
});

it('SC-25 makes a key of its own where none is configured, which nobody else reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealing-'));
  const sealed = createSealer([], folder).seal('a secret', 'mine');
  expect(createSealer([], folder).open(sealed, 'mine')).toBe('a secret');
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toHaveLength(44);
  rmSync(folder, { recursive: true });
});
