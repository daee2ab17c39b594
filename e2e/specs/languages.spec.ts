import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../flows/session.ts';

test('LG-3 a customer with a Chinese profile gets every text in Chinese', async ({ page }) => {
  test.slow(); // eight pages, each looked at in full
  await page.goto('/user/global?language=zh-cn');
  await expect(page.locator('html')).toHaveAttribute('lang', /zh/i);
  await page.locator('input[type=email]').fill('zh@example.com');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/buyer/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-cn');
  for (const path of [
    '/buyer/dashboard',
    '/buyer/shipment',
    '/buyer/archived',
    '/buyer/settings',
    '/buyer/userinfo',
    '/buyer/orders/invoice',
    '/api/dashboard',
    '/api/tracking',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
      const keys = await page.locator('body').innerText();
      expect(keys).not.toMatch(/\b[a-z]+\.[a-z]+\.[a-zA-Z]+\b(?!\.)/);
      await expectAccessible(page);
    });
  }
});

test('RT-6 the invoice page exists in Chinese only', async ({ page, faults }) => {
  await page.goto('/user/global');
  await page.getByLabel('E-mail').fill('both@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/buyer/dashboard');
  await page.goto('/buyer/orders/invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(faults).toEqual([]);
});
