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
  const path = [join(folder, 'nothing'), folder].join(delimiter);
  expect(findChromium('', { path, applications: [] })).toBe(file);
});

it('takes the one without windows before any other, wherever it lies, and the whole one where that is asked for', () => {
  const whole = put('first/chromium');
  const shell = put('second/chromium-headless-shell');
  const path = [join(folder, 'first'), join(folder, 'second')].join(delimiter);
  expect(findChromium('', { path, applications: [] })).toBe(shell);
  expect(findChromium('', { path, applications: [], whole: true })).toBe(whole);
});

it('finds an application of macOS where the PATH has none', () => {
  const application = put('Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(findChromium('', { path: folder, applications: [join(folder, 'Chromium'), application] })).toBe(application);
});

it('takes the one that is named, and no other in its place', () => {
  put('chromium');
  const named = put('mine/chrome');
  expect(findChromium(named, { path: folder })).toBe(named);
  expect(findChromium(join(folder, 'gone'), { path: folder })).toBeNull();
});
