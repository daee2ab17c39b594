import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { takeSession } from '../flows/account.ts';
import { holdFiles, untilFramed, watchMoves } from '../flows/rendering.ts';
import { expectPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

const SHELL = /\/shell\/[^/]+\/shell\.\w+\.js$/;
const WIDTHS = { 375: 'sheet', 800: 'icons', 1440: 'open' };

const menus = (page: Page) => page.getByRole('navigation', { name: /^(Buyer|API) console$/ });
const header = (page: Page) => page.getByRole('banner');
const box = (page: Page, name: string) => menus(page).getByRole('link', { name }).boundingBox();

test('RT-7 ssr menu and header stand before the code, their links work, and nothing moves when the shell comes', async ({
  page,
}) => {
  await takeSession(page, 'both@example.com');
  for (const path of ['/buyer/dashboard', '/api/tracking']) await untilFramed(page.request, path);
  const { moved } = await watchMoves(page);
  let letGo = await holdFiles(page, SHELL);
  await page.goto('/buyer/dashboard', { waitUntil: 'commit' });
  await expect(header(page)).toContainText('both@example.com');
  await expect(menus(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeDisabled();
  const before = await box(page, 'Archived');
  await menus(page).getByRole('link', { name: 'Archived' }).focus();

  letGo();
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeEnabled();
  await expect(menus(page)).toHaveCount(1);
  await expect(page.locator('#server-frame')).toHaveCount(0);
  await expect(menus(page).getByRole('link', { name: 'Archived' })).toBeFocused();
  expect(await box(page, 'Archived')).toEqual(before);
  expect(await moved()).toBeLessThanOrEqual(0.02);

  await page.unroute(SHELL);
  letGo = await holdFiles(page, SHELL);
  await page.goto('/api/tracking', { waitUntil: 'commit' });
  await menus(page).getByRole('link', { name: 'Task center' }).click();
  await expect(page).toHaveURL('/api/taskCenter');
  letGo();
  await expectPage(page, 'Task center');
});

test('RT-7 SH-2 ssr the frame has the shell’s width at each width of the window', FURTHER, async ({ page }) => {
  await takeSession(page, 'both@example.com');
  await untilFramed(page.request, '/api/tracking');
  for (const [width, mode] of Object.entries(WIDTHS)) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const letGo = await holdFiles(page, SHELL);
      await page.goto('/api/tracking', { waitUntil: 'commit' });
      await expect(header(page)).toBeVisible();
      const [aside, top] = [await page.locator('#server-frame aside').boundingBox(), await header(page).boundingBox()];
      letGo();
      await expect(page.locator(`html[data-shell="${mode}"]`)).toHaveCount(1);
      await expect(page.locator('#server-frame')).toHaveCount(0);
      expect(await header(page).boundingBox()).toEqual(top);
      expect(mode === 'sheet' ? null : await page.locator('#shell-sidebar').boundingBox()).toEqual(aside);
      await page.unroute(SHELL);
    });
  }
});
