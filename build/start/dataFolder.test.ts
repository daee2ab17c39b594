import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasePassword } from './dataFolder.ts';

it('keeps the password of the database from other users, also one that was left open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const password = databasePassword(folder);
  const file = join(folder, 'database-password');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(databasePassword(folder)).toBe(password);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
