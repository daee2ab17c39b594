import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from './findChromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, mode = 0o755): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('finds %s on the PATH', (name) => {
  const file = put(name);
  expect(findChromium('', [join(folder, 'nothing'), folder].join(delimiter), [])).toBe(file);
});

it('finds an application of macOS where the PATH has none', () => {
  const application = put('Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(findChromium('', folder, [join(folder, 'Chromium'), application])).toBe(application);
});

it('takes the one that is named, and no other in its place', () => {
  put('chromium');
  const named = put('mine/chrome');
  expect(findChromium(named, folder, [])).toBe(named);
  expect(findChromium(join(folder, 'gone'), folder, [])).toBeNull();
});
