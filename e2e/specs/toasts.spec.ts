import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { FURTHER } from '../further.ts';

// That nothing here breaks the page's policy (sonner brings its styles itself) is checked after each test: fixtures.ts.

test('TS-1 SC-9 says toasts of the API console at the bottom right, in its own styles, announced once', async ({
  page,
  faults,
}) => {
  await openAs(page, 'api@example.com', '/api/dashboard');
  await page.route('**/user-api/v1/update-profile', (route) =>
    route.fulfill({ json: { code: -1, message: 'Not now.' } }),
  );
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();

  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast.getByRole('alert')).toHaveCount(1);
  await expect(toast).toHaveCSS('position', 'absolute'); // without sonner's styles it would be in the flow
  await expect(toast).toHaveCSS('width', '356px');
  await expect(async () => {
    const box = await toast.boundingBox();
    const window = page.viewportSize();
    expect(Math.round((window?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBe(32);
    expect(Math.round((window?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0))).toBe(32);
  }).toPass();

  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(toast).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('TS-2 says toasts of the buyer console at the top', FURTHER, async ({ page }) => {
  await openAs(page, 'buyer@example.com', '/buyer/dashboard');
  await page.route('**/user-api/v1/update-profile', (route) =>
    route.fulfill({ json: { code: -1, message: 'Not now.' } }),
  );
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(toast).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(80); // 10 % of 800 px, once its animation has ended
  }).toPass();
});
