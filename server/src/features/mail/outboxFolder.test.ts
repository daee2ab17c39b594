import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from './mailer.ts';

const data = mkdtempSync(join(tmpdir(), 'outbox-'));
const folder = join(data, 'outbox');
afterAll(() => rmSync(data, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modes = () => [mode(folder), ...readdirSync(folder).map((name) => mode(join(folder, name)))];
const open = () => createMailer({ smtpUrl: '', folder, from: 'no-reply@example.com', brand: 'Tracking' });

it('SC-26 keeps mails where only the user of the server reads them', async () => {
  const mail = { to: 'ada@example.com', subject: 'S', text: 'T', html: 'H', messageId: 'm' };
  expect(await open().send(mail)).toEqual({ kind: 'sent' });
  expect(modes()).toEqual(['700', '600']);
});

it('SC-26 closes what an earlier version left open', () => {
  mkdirSync(folder, { recursive: true });
  for (const name of ['old.eml', 'half.eml.part']) writeFileSync(join(folder, name), 'a mail', { mode: 0o644 });
  chmodSync(folder, 0o755);
  open();
  expect(new Set(modes())).toEqual(new Set(['700', '600']));
});

it('opens on a folder where another process has just finished a mail', () => {
  // Listed and gone, as its half is once it is renamed.
  symlinkSync('renamed', join(folder, 'other.eml.part'));
  expect(open).not.toThrow();
  rmSync(join(folder, 'other.eml.part'));
});
