import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { expectPage, signIn } from '../flows/session.ts';

const PORT = 9390;
const NAME = '@tracking-console/buyer-app';

let local: ChildProcess;

test.beforeAll(async () => {
  const root = join(__dirname, '../..');
  local = spawn(process.execPath, ['build/dev.mjs', 'buyer-app'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT) },
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/buyer-app.js`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  local.kill('SIGINT');
});

const override = `localStorage.setItem('import-map-override:${NAME}', 'http://localhost:${PORT}/buyer-app.js')`;

test('OV-1 OV-3 a developer shows a local module inside the running console and resets it', async ({ page }) => {
  await signIn(page, 'release@example.com', '/buyer/dashboard');
  await page.evaluate(`importMapOverrides.addOverride('${NAME}', 'http://localhost:${PORT}/buyer-app.js')`);
  const fetched = page.waitForResponse(`http://localhost:${PORT}/buyer-app.js`);
  await page.reload();
  expect((await fetched).ok()).toBe(true);
  await expectPage(page, 'Dashboard');
  const banner = page.getByRole('complementary', { name: 'Overridden modules' });
  await expect(banner).toContainText(NAME);
  await banner.getByRole('button', { name: 'Reset' }).click();
  await expect(banner).toHaveCount(0);
  await expectPage(page, 'Dashboard');
});

test('OV-2 a customer’s page ignores a planted override and downloads nothing foreign', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`:${PORT}/`) || request.url().includes('/app/tools/')) foreign.push(request.url());
  });
  await signIn(page, 'buyer@example.com', '/buyer/dashboard');
  await page.evaluate(override);
  await page.reload();
  await expectPage(page, 'Dashboard');
  expect(foreign).toEqual([]);
});
