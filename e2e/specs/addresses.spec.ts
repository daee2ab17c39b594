import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, NEW, openAs, openPageAs } from '../flows/account.ts';
import { breakFiles, PAGE, slow } from '../flows/faults.ts';
import { expectPage, openPage, PASSWORD, signIn } from '../flows/session.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** Answers with 404 and the console's page are expected here. */
test.use({ counted: /^(exception|request):/ });

for (const address of ['/nothing', '/track/elsewhere/'])
  test(
    `RT-3 ${address} is a 404 page with the frame around it`,
    furtherIf(address === '/nothing'),
    async ({ page }) => {
      const status = new Promise<number>((resolve) => {
        page.on('response', (response) => new URL(response.url()).pathname === address && resolve(response.status()));
      });
      await openPageAs(page, BOTH, address);
      expect(await status).toBe(404);
      await expectPage(page, 'Page not found');
      await expect(page).toHaveTitle('Page not found · Tracking Console');
      await expect(page.getByRole('navigation', { name: 'Buyer console' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expectPage(page, 'Dashboard');
    },
  );

test('RT-3 RT-2 an address is the same in any case, encoding and with a trailing slash', FURTHER, async ({ page }) => {
  await openAs(page, BOTH, '/TRACK/%70aycallback/?orderNo=TC20261');
  await expectPage(page, 'Payment');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/%62uyer/Settings/');
  await expectPage(page, 'Settings');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('RT-1 a customer without an identity is welcomed with both', async ({ page }) => {
  await openPageAs(page, NEW, '/');
  await expect(page).toHaveURL('/welcome');
  await expectPage(page, 'Welcome');
  await expect(page.getByRole('button', { name: 'Track my parcels' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Track by API' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to the API console' })).toBeVisible();
});

test('RT-10 the whole address comes back after signing in, its hash included', FURTHER, async ({ page }) => {
  await page.goto('/api/tracking?page=2#row');
  await expect(page).toHaveURL(
    `/user/global?gb=${encodeURIComponent(`${new URL(page.url()).origin}/api/tracking?page=2#row`)}`,
  );
  await signIn(page, 'api@example.com', page.url());
  await expect(page).toHaveURL('/api/tracking?page=2#row');
});

test('RT-10 a session that is refused again right after the redirect ends in words', async ({ page }) => {
  let redirects = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().includes('/buyer/dashboard')) redirects += 1;
  });
  const refused = { code: -6, message: '', data: null };
  await page.route('**/v1/get-login-user', (route) => route.fulfill({ json: refused }));
  await openAs(page, BOTH, '/buyer/dashboard');
  await expectPage(page, 'You could not be signed in');
  await expect(page.getByRole('alert').getByText('refused your session', { exact: false })).toBeVisible();
  expect(redirects).toBe(2);
  await page.unroute('**/v1/get-login-user');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expectPage(page, 'Dashboard');
});

test('F-54 RT-10 a browser that keeps no cookies is told so, and stays where it is', async ({ page }) => {
  await page.route('**/v1/sign-in', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/buyer/dashboard');
  const address = page.url();
  await page.getByLabel('Email').fill(BOTH);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/does not keep our cookie/);
  await expect(page.getByLabel('Email')).toHaveValue(BOTH);
  expect(page.url()).toBe(address);
});

test('RT-7 a page that loads is covered, and the menu can be used through it', async ({ page }) => {
  const cause = await breakFiles(page, PAGE.tracking, slow(4000));
  await openPageAs(page, BOTH, '/buyer/settings');
  await openPage(page, 'Tracking');
  const indicator = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(indicator).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await indicator.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await openPage(page, 'Archived');
  await expectPage(page, 'Archived');
  await expect(indicator).toHaveCount(0);
  await cause.end();
});
