import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { expectPage, signIn } from '../flows/session.ts';

const root = join(__dirname, '../..');
const releaseFile = join(process.env.E2E_FOLDER ?? '', 'importmap.json');
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, RELEASE_FILE: releaseFile },
    encoding: 'utf8',
  });

const loadedBuyer = (urls: string[]) => urls.find((url) => url.includes('/app/buyer/') && url.includes('/buyer-app.'));

test('RL-6 RL-10 a release engineer swaps one version and goes back, and nothing else is built', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await signIn(page, 'release2@example.com', '/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain('/app/buyer/1.0.90/');

  const said = run('build/build.mjs', 'buyer-app', '--version', '1.0.91-e2e');
  expect(said).not.toMatch(/built (?!buyer-app)/);
  run('build/release.mjs', 'buyer-app', '1.0.91-e2e');
  urls.length = 0;
  await page.reload();
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain('/app/buyer/1.0.91-e2e/');

  run('build/release.mjs', 'buyer-app', '1.0.90');
  urls.length = 0;
  await page.reload();
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain('/app/buyer/1.0.90/');
});

test('RL-6 a version that was not built is refused and the release stays', async () => {
  expect(() => run('build/release.mjs', 'buyer-app', '9.9.9')).toThrow(/has not been built/);
});
