import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, dialog, openPageAs } from '../flows/account.ts';
import { THEMES } from '../flows/looks.ts';
import { holdFiles } from '../flows/rendering.ts';
import { countFocusable, expectReadingOrder, expectVisible, namesOf, tabThrough } from '../flows/tabbing.ts';
import { FURTHER, furtherIf } from '../further.ts';

test.describe.configure({ mode: 'parallel' });

const FRAME = [
  'Skip to the content',
  'Tracking Console',
  'Dashboard',
  'Tracking',
  'Archived',
  'My orders',
  'Order record',
  'Settings',
  'Switch to API',
  'More',
  'Show or hide menu titles (Ctrl+B)',
  'Dashboard',
  'My orders',
  'API docs (opens in a new tab)',
  'Bo Both both@example.com Account menu',
];

for (const theme of THEMES) {
  test(
    `SH-2 AX-10 AX-11 Tab goes through the frame in the order in which it is seen, ${theme}`,
    furtherIf(theme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await openPageAs(page, BOTH, '/buyer/orders/record');
      const stops = await tabThrough(page, ({ name }) => name.endsWith('Account menu'));
      expect(namesOf(stops)).toEqual(FRAME);
      expect(stops.length - 1).toBe(
        (await countFocusable(page, 'aside:not(main *)')) + (await countFocusable(page, 'header:not(main *)')),
      );
      expectReadingOrder(stops);
      expectVisible(stops);
    },
  );

  test(`SH-2 AX-11 Tab goes through the sheet of a narrow window, ${theme}`, FURTHER, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 375, height: 800 });
    await openPageAs(page, BOTH, '/api/settings');
    const frame = await tabThrough(page, ({ name }) => name.endsWith('Account menu'));
    expect(namesOf(frame)).toEqual([
      'Skip to the content',
      'Open menu',
      'API docs (opens in a new tab)',
      'Support',
      'Account menu',
    ]);
    expectReadingOrder(frame);
    expectVisible(frame);

    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const first = await page.locator(':focus').textContent();
    expect(first).toContain('Tracking Console');
    const stops = await tabThrough(page, ({ name }) => name === 'More');
    expect(namesOf(stops)).toEqual([
      'Close menu',
      'Dashboard',
      'Tracking',
      'Air cargo',
      'Notifications',
      'Invoices',
      'Orders',
      'Task center',
      'Settings',
      'Switch to buyer',
      'More',
    ]);
    expect(stops.length + 1).toBe(await countFocusable(page, 'dialog'));
    expectReadingOrder(stops);
    expectVisible(stops);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
}

test('AX-4 SH-2 Ctrl+B folds the menu, but not under someone who types', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/buyer/dashboard');
  const toggle = page.getByRole('button', { name: 'Show or hide menu titles' });
  await expect(toggle).toBeVisible(); // the server's markup is there before it
  await page.keyboard.press('Control+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('textbox', { name: 'Tracking numbers' }).focus();
  await page.keyboard.press('Control+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Control+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

for (const [width, key] of [
  [1280, 'Tab'],
  [1280, 'Shift+Tab'],
  [375, 'Tab'],
  [375, 'Shift+Tab'],
] as const) {
  test(
    `AX-10 nothing that has the focus lies under the header: ${key} at ${width} px`,
    furtherIf(width !== 1280 || key !== 'Shift+Tab'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 480 });
      await openPageAs(page, BOTH, '/buyer/shipment?size=20');
      const links = page.getByRole('table').getByRole('link');
      // Backwards is the direction in which things come out from under a header.
      await links.nth(key === 'Tab' ? 0 : 19).focus();
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        expect(await isCovered(page)).toBe(false);
      }
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    },
  );
}

test('PG-2 Ctrl K offers what a page does and the other pages', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/buyer/shipment');
  await page.keyboard.press('Control+KeyK');
  const field = page.getByRole('combobox', { name: 'Type a command or a tracking number' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('export');
  await expect(page.getByRole('option', { name: 'Export as CSV' })).toHaveAttribute('aria-selected', 'true');
  await field.fill('settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});

test(
  'AX-8 a page that comes late takes nobody out of the account menu; the next one takes the focus',
  FURTHER,
  async ({ page }) => {
    await openPageAs(page, BOTH, '/api/dashboard');
    const arrive = await holdFiles(page, /\/page-tracking-tsx\.\w+\.js$/);
    const menu = page.getByRole('navigation', { name: 'API console' });
    await menu.getByRole('link', { name: 'Tracking' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    const item = page.getByRole('menuitem').first();
    await expect(item).toBeFocused();
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible();
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  },
);

/** Whether the header of the page or of the table lies over the focused element, in whole or in part. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    if (element.closest('header, aside, thead')) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const lids = [...document.querySelectorAll('header, thead th')].map((lid) => lid.getBoundingClientRect());
    return lids.some((lid) => top < lid.bottom - 1 && bottom > lid.top + 1);
  });
