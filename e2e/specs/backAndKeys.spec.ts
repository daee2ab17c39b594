import { expect, test } from '../fixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

test('PG-7 a step back from unsaved settings asks once, however the page was come to: Stay stays, Leave leaves', async ({
  page,
}) => {
  await openAs(page, 'buyer@example.com', '/buyer/dashboard');
  await openPage(page, 'Tracking');
  await expectPage(page, 'Tracking');
  await openPage(page, 'Settings');
  await expectPage(page, 'Settings');
  await page.getByRole('combobox', { name: 'Shipments on a page' }).selectOption('100');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/buyer\/settings$/);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expectPage(page, 'Settings');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expectPage(page, 'Tracking');
  await expect(page).toHaveURL(/\/buyer\/shipment$/);
  await expect(question).toBeHidden();
});

test(
  'PG-7 a step back from unsaved settings to another document asks the same, and one from saved ones nothing',
  FURTHER,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const choice = page.getByRole('combobox', { name: 'Shipments on a page' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const back = () => page.evaluate(() => history.back());
    await openAs(page, 'buyer@example.com', '/buyer/dashboard');
    await page.goto('/buyer/settings');
    await choice.selectOption('100');
    await back();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/\/buyer\/settings$/);
    await expect(choice).toHaveValue('100');
    await back();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expectPage(page, 'Dashboard');
    await page.goto('/buyer/settings');
    const saved = await choice.inputValue();
    await choice.selectOption('100');
    await choice.selectOption(saved);
    await back();
    await expectPage(page, 'Dashboard');
    expect(asked).toEqual([]);
  },
);

test('PG-2 a step back returns to the place in the list, also after the shipment was loaded again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // Other journeys add no delivered shipments meanwhile; a banner for new ones would move the list.
  await openAs(page, BOTH, '/buyer/shipment?status=Delivered');
  const row = page.locator('tbody tr a').nth(12);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  const open = async () => {
    await row.click();
    await expect(page).toHaveURL(/\/buyer\/shipment\/\d+$/);
    await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible();
  };
  const stepBack = async () => {
    await page.goBack();
    await expectPage(page, 'Tracking');
  };
  const expectPlace = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  for (const loadedAgain of [false, true]) {
    await open();
    if (loadedAgain) await page.reload();
    await stepBack();
    await expectPlace();
  }
  // Before any script of the page runs.
  await open();
  let letThrough = () => {};
  const stepped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/app\/(shell|buyer)\//, async (route) => {
    await stepped;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/buyer\/shipment\?status=Delivered$/);
  letThrough();
  await expectPage(page, 'Tracking');
  await expectPlace();
});

test(
  'SH-2 AX-2 Escape closes the menu of a narrow window on every page, and the focus returns to its button',
  FURTHER,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openAs(page, 'buyer@example.com', '/buyer/shipment');
    for (const path of ['/buyer/shipment', '/buyer/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const button = page.getByRole('button', { name: 'Open menu' });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    }
  },
);
