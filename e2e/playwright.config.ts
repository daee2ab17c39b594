import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FURTHER } from './further.ts';

const root = join(__dirname, '..');
const port = Number(process.env.E2E_PORT ?? 9300);
process.env.E2E_RECEIVER_PORT ??= String(port + 50);
// Playwright reads this file in every worker; the first one decides for all.
process.env.E2E_FOLDER ??= createFolder();
process.env.FAULT_SEED ??= String(randomInt(2 ** 31));

const SCREENS = '**/screens.spec.ts';
const ALL = Boolean(process.env.ALL_CASES);
// Hundreds of switches each.
const MEMORY = '**/faultsMemory.spec.ts';
const STORMS = '**/faultsSwitching.spec.ts';

// Playwright reads where each request began, for which V8 would have to read whole modules again.
const KEEPS_LINES = '--no-enable-lazy-source-positions';
// A page lives for seconds here: what the engine optimizes for it costs more than it brings.
const SHORT_LIVED = '--no-opt';

const launchOptions = (...engine: string[]) => ({
  ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // There is a camera, but pages have no permission for it.
    '--use-fake-device-for-media-stream',
    `--js-flags=${[KEEPS_LINES, SHORT_LIVED, ...engine].join(' ')}`,
  ],
});

export default defineConfig({
  testDir: './specs',
  // A worker takes a file whole, but the screens one by one: late, they leave no worker without work at the end.
  projects: [
    ...(ALL
      ? [
          {
            name: 'memory',
            testMatch: MEMORY,
            use: { launchOptions: launchOptions('--no-maglev', '--no-sparkplug') },
          },
        ]
      : []),
    { name: 'journeys', testIgnore: [SCREENS, MEMORY, STORMS] },
    { name: 'screens', testMatch: SCREENS },
    // Each switch of these has a limit: they come last, when no other worker takes the processor.
    ...(ALL ? [{ name: 'storms', testMatch: STORMS }] : []),
  ],
  grepInvert: ALL ? [] : new RegExp(FURTHER.tag),
  outputDir: '../test-results',
  fullyParallel: false,
  // Journeys wait for timers and one another a third of their time: one worker more than cores uses it.
  workers: 3,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // One file is the structure of a screen in every look in which it is the same.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/__aria__/{arg}{ext}' },
  },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // A recording costs as much as the journey itself: TRACE=1 records one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: root,
    url: `http://localhost:${port}/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    env: {
      PORT: String(port),
      // Another host is another channel; the first is that of the links in mails.
      ORIGINS: ['', 'test1.', 'uat.'].map((channel) => `http://${channel}localhost:${port}`).join(','),
      E2E_FOLDER: process.env.E2E_FOLDER,
      E2E_RECEIVER_PORT: process.env.E2E_RECEIVER_PORT,
      JOURNEY_SPEED: '20000',
      // A busy machine is slow, not wrong.
      RENDER_LIMIT: '4000',
      TEST_HOOKS: '1',
    },
  },
});

/** Open to the user the embedded PostgreSQL runs as when the tests run as root. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-console-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}
