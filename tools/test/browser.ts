// Finds the browser that the tests and measurements run in, or installs one: CHROME_PATH, one the server would find for its checks, Debian's
// package when root, else Playwright's own.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../server/src/features/releases/checks/mount/findChromium.ts';

/** Whether it was tried. */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log('Installing Chromium from Debian (once) …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

/** Path of a Chromium, or undefined when Playwright has downloaded its own; `whole`: the one people have, windows and all. */
export function findBrowser({ whole = false } = {}): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return named;
  }
  const find = () => findChromium('', { whole }) ?? undefined;
  const found = find() ?? (installFromDebian() ? find() : undefined);
  if (found) return found;
  console.log("Installing Playwright's Chromium (once) …");
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
