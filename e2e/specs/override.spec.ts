import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { takeSession } from '../flows/account.ts';
import { BUYER_APP, banner, DEVELOPER, openWithGrant, override } from '../flows/overrides.ts';
import { expectPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

const root = join(__dirname, '../..');
const PORT = Number(process.env.E2E_PORT ?? 9300) + 90;
const MODULE = `http://localhost:${PORT}/buyer-app.js`;

let dev: ChildProcess;
let printed = '';

test.beforeAll(async () => {
  // As a developer calls it, from within the package.
  dev = spawn('npm', ['run', 'dev', '-w', 'buyer-app'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(PORT), CONSOLE: 'http://localhost:9000' },
  });
  dev.stdout?.on('data', (text) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Ctrl+C');
});

test.afterAll(() => {
  // npm and the server it has started, and nothing else.
  if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
});

test('OV-1 OV-2 OV-3 a developer follows the how-to: gets a grant, shows a local module and resets it', async ({
  page,
}) => {
  await takeSession(page, DEVELOPER, 'override.developer');
  await page.goto('/release/overrides');
  await page.getByRole('checkbox', { name: 'buyer-app', exact: true }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A look at the new dashboard');
  await page.getByRole('button', { name: 'Issue the grant' }).click();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible();
  await page.goto('/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  const line = /importMapOverrides\.addOverride\([^)]*\)/.exec(printed)?.[0] ?? '';
  expect(line).toContain(MODULE);
  await page.evaluate(line);
  const fetched = page.waitForResponse(MODULE);
  await page.reload();
  expect((await fetched).ok()).toBe(true);
  await expectPage(page, 'Dashboard');
  await expect(banner(page)).toContainText(BUYER_APP);
  await expect(banner(page)).toContainText(/You may run them until \d+:\d\d/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(MODULE)) foreign.push(request.url());
  });
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expectPage(page, 'Dashboard');
  expect(foreign).toEqual([]);
  // Only the port means the same file.
  await override(page, BUYER_APP, String(PORT));
  const again = page.waitForResponse(MODULE);
  await page.reload();
  expect((await again).ok()).toBe(true);
  await expect(banner(page)).toContainText(BUYER_APP);
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('OV-1 what is saved is in the page at once, under its policy', FURTHER, async ({ page }) => {
  const file = join(root, 'buyer-app/src/index.ts');
  const source = readFileSync(file, 'utf8');
  await openWithGrant(page, 'override', [BUYER_APP]);
  await override(page, BUYER_APP, MODULE);
  const connected = page.waitForEvent('websocket', (socket) => socket.url() === `ws://localhost:${PORT}/ws`);
  await page.reload();
  await expectPage(page, 'Dashboard');
  await connected;
  try {
    writeFileSync(file, `${source}\nglobalThis.name = 'edited';\n`);
    // No question can be put to a page that is just being loaded again.
    const name = () => page.evaluate(() => window.name).catch(() => 'reloading');
    await expect.poll(name, { timeout: 30_000 }).toBe('edited');
    await expectPage(page, 'Dashboard');
  } finally {
    writeFileSync(file, source);
  }
});
