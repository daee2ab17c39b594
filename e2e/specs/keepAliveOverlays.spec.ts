import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { expectShown } from '../flows/consoles.ts';
import { openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

async function openList(page: Page) {
  await openAs(page, BOTH, '/buyer/shipment');
  await expectShown(page, 'buyer-app', 'Tracking');
}

/** By its address, as an open dialog or menu may cover the sidebar. */
async function openApi(page: Page) {
  await page.evaluate(() => history.pushState(null, '', '/api/dashboard'));
  await expectShown(page, 'api-app', 'Dashboard');
}

const isHeldBack = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

test('SA-2 AX-4 a dialog of a console that was left holds back neither the page nor the keys of the other', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add numbers' }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('half a number');
  expect(await isHeldBack(page)).toBe('hidden');
  await openApi(page);
  expect(await isHeldBack(page)).not.toBe('hidden');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await openPage(page, 'Settings');
  await expectShown(page, 'api-app', 'Settings');
  await page.goBack();
  await page.goBack();
  await expectShown(page, 'buyer-app', 'Tracking');
  await expect(field).toHaveValue('half a number');
  await expect(field).toBeFocused();
  expect(await isHeldBack(page)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isHeldBack(page)).not.toBe('hidden');
});

test('SA-2 a menu of a console that was left does not stand over the other', FURTHER, async ({ page }) => {
  await openList(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const menu = page.locator('[data-application="buyer-app"]').getByRole('menu');
  await expect(menu).toBeVisible();
  await openApi(page);
  await expect(menu).toBeHidden({ timeout: 1000 });
});
