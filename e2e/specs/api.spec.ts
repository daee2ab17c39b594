import type { Route } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { installClock } from '../flows/faults.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

test('RT-5 both consoles mount the shared account page', FURTHER, async ({ page }) => {
  await openAs(page, BOTH, '/api/userinfo');
  await expectPage(page, 'Account');
  await expect(page.getByText('both@example.com').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/buyer/userinfo');
  await expectPage(page, 'Account');
  await expectAccessible(page);
});

test('MN-3 every entry of the API menu opens a page of its own', FURTHER, async ({ page }) => {
  await openAs(page, BOTH, '/api/tracking');
  await expectPage(page, 'Tracking');
  await expectAccessible(page);
  for (const [path, heading] of [
    ['/api/airline', 'Air cargo'],
    ['/api/notification/own', 'Notify yourself'],
    ['/api/notification/consumer', 'Notify customers'],
    ['/api/notification/history', 'Sent history'],
    ['/api/invoice', 'Invoices'],
    ['/api/orders', 'Order record'],
    ['/api/orders/offlineTrading', 'Offline trading'],
    ['/api/taskCenter', 'Task center'],
    ['/api/settings', 'Settings'],
    ['/api/security', /.+/],
    ['/api/socialbind', /.+/],
    ['/api/authorizations', /.+/],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    });
  }
  await openPage(page, 'Dashboard');
  await expectPage(page, 'Dashboard');
});

test(
  'ER-5 a list whose server takes the call and never answers says so after 60 s, and loads when asked again',
  FURTHER,
  async ({ page }) => {
    const clock = await installClock(page);
    await openAs(page, BOTH, '/api/dashboard');
    await expectPage(page, 'Dashboard');
    const hung: Route[] = [];
    await page.route('**/gettracklist', (route) => void hung.push(route));
    await openPage(page, 'Tracking');
    await expect.poll(() => hung.length).toBeGreaterThan(0);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    // Ten seconds short: the clock goes on by itself besides.
    await clock.jump(50_000);
    await expect(again).toHaveCount(0);
    await clock.jump(11_000);
    await expect(again).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/^Our server had a problem/);
    await page.unroute('**/gettracklist');
    await again.click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  },
);
