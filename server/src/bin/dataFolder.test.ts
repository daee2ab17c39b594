import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePassword, readPassword } from './dataFolder.ts';

it('keeps the password of the database from other users, also one that was left open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const password = makePassword(folder);
  const file = join(folder, 'database-password');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(readPassword(folder)).toBe(password);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
